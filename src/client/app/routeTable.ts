import type { LazyImport } from '../platform/navigation/importLazily.ts';
import type { LoaderModule, ScreenModule } from '../platform/screen/screen.ts';

/** A screen's component and, if it needs data, its loader. */
export interface ScreenParts {
  readonly screen: LazyImport<ScreenModule>;
  readonly loader?: LazyImport<LoaderModule>;
}

/** One row of the route table. */
export interface ScreenRow extends ScreenParts {
  readonly path: string;
  /** The variant for visitors without a session. */
  readonly stranger?: ScreenParts;
  /** The server renders it with its data; other screens start from a placeholder. */
  readonly onServer?: true;
}

export type ShellName = 'standard' | 'centered' | 'bare' | 'internal';

/** What a section's rows have in common. */
export interface RouteSection {
  readonly shell: ShellName;
  readonly rows: readonly ScreenRow[];
  /** The table's own file, if it loads later than the first one. */
  readonly source?: string;
}
