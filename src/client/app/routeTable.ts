import type { Parcel } from '../i18n/rooms.ts';
import type { LoaderModule, ScreenModule } from '../platform/screen/screen.ts';

/** `() => import('…')`. The build writes down which file it imports, so that the server can name its chunks. */
export type LazyModule<Module> = (() => Promise<Module>) & { readonly source?: string };

/** A screen: its component and, where it needs data, its loader. */
export interface ScreenParts {
  readonly screen: LazyModule<ScreenModule>;
  readonly loader?: LazyModule<LoaderModule>;
}

/** One row of the route table. */
export interface ScreenRow extends ScreenParts {
  readonly path: string;
  /** What somebody who is not logged in sees here instead of being sent to the log-in. */
  readonly stranger?: ScreenParts;
  /** The server renders it with its data; other screens start from the painted shell. */
  readonly onServer?: true;
}

export type Access = 'anyone' | 'member' | 'staff';
export type ShellName = 'standard' | 'centered' | 'bare' | 'internal';

/** What the rows of a part of the table have in common. */
export interface RouteSection {
  readonly shell: ShellName;
  readonly access: Access;
  readonly messages: Parcel;
  readonly rows: readonly ScreenRow[];
}
