import type { ComponentType } from 'react';
import type { Visitor } from '../../domain/session/visitor.ts';
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
  /** Its address names one thing, or one part of it: the server runs the loader to answer 404 for what doesn't exist. */
  readonly ofOneThing?: true;
  /** A member's page without columns: its placeholder has none either, which would make it wider for a moment. */
  readonly narrow?: true;
}

export type ShellName = 'standard' | 'centered' | 'bare';

/** What a section's rows have in common. */
export interface RouteSection {
  readonly shell: ShellName | ComponentType;
  readonly rows: readonly ScreenRow[];
  /** The file of a table that loads later than the first one. */
  readonly source?: string;
  /** An area of addresses. */
  readonly area?: {
    /** All of them, which are missing where no row has them. */
    readonly path: string;
    /** Which of them a visitor may open who may load the table. */
    readonly opens: (visitor: Visitor, path: string) => boolean;
  };
}
