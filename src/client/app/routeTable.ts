import type { LazyImport } from '../platform/navigation/importLazily.ts';
import type { LoaderModule, ScreenModule } from '../platform/screen/screen.ts';

/** A screen: its component and, where it needs data, its loader. */
export interface ScreenParts {
  readonly screen: LazyImport<ScreenModule>;
  readonly loader?: LazyImport<LoaderModule>;
}

/** One row of the route table. */
export interface ScreenRow extends ScreenParts {
  readonly path: string;
  /** What somebody who is not logged in sees here instead. */
  readonly stranger?: ScreenParts;
  /** The server renders it with its data; other screens start from the painted shell. */
  readonly onServer?: true;
}

export type ShellName = 'standard' | 'centered' | 'bare' | 'internal';

/** What the rows of a part of the table have in common. */
export interface RouteSection {
  readonly shell: ShellName;
  readonly rows: readonly ScreenRow[];
}
