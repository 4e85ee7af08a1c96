import type { BrandConfig } from '../../domain/brands/types.ts';
import type { Db } from '../platform/db/db.ts';

/** `readings` by meter; `receipts` by member. */
export type KindName = 'readings' | 'receipts';

/** The values of an archived row, by column. */
export type ArchivedRow = Readonly<Record<string, string | number | Uint8Array>>;

export interface ArchiveColumn {
  readonly name: string;
  readonly type: 'text' | 'whole' | 'bytes';
}

/** A row that is about to move: what is archived of it, and by what its own room finds it again, unchanged. */
export interface MovingRow {
  readonly values: ArchivedRow;
  readonly mark: Readonly<Record<string, string>>;
}

/** What the archive knows of its rows without knowing their room. */
export interface KindShape {
  readonly name: KindName;
  /** The first one is the key, a UUID, by which rows are found. */
  readonly columns: readonly [ArchiveColumn, ...ArchiveColumn[]];
}

/** Months by their first day, `2025-03-01`. */
export interface MonthOf {
  readonly brand: string;
  readonly month: string;
}

/** A look for months of which rows may move. */
export interface Look {
  readonly brand: string;
  /** Only the keys after it. */
  readonly after: string | null;
  /** The newest month of the look before: what was there then has moved. Null: it is the first one. */
  readonly lookedAt: string | null;
}

export interface FoundMonths {
  /** The first one, and the one after the last; null: none. */
  readonly first: string | null;
  readonly end: string | null;
  /** The last key that was looked at; null: there are no more. */
  readonly last: string | null;
}

/** Rows that move into the archive by month. The room that owns them reads, removes and puts back. */
export interface ArchiveKind extends KindShape {
  /** A month is looked at once its last day is this many days ago. */
  readonly afterDays: number;
  /** How long a brand's archive keeps them; null: for good. */
  keptYears(brand: BrandConfig): number | null;
  months(db: Db, look: Look): Promise<FoundMonths>;
  /** The next keys with rows that may move, in order. */
  keys(db: Db, month: MonthOf, after: string | null, limit: number): Promise<readonly string[]>;
  /** Their rows that may move, by key. */
  read(db: Db, month: MonthOf, keys: readonly string[]): Promise<readonly MovingRow[]>;
  /** Removes those that are as they were read, and are in this part from now on. */
  remove(tx: Db, marks: readonly MovingRow['mark'][], partId: string): Promise<void>;
  /** Those of the keys that are deleted. */
  gone(tx: Db, keys: readonly string[]): Promise<readonly string[]>;
  /** Puts back those that aren't there, or only in an earlier version. Returns how many. */
  putBack(tx: Db, rows: readonly ArchivedRow[]): Promise<number>;
  /** The archive is about to lose the brand's rows before this month. */
  forgetBefore(db: Db, month: MonthOf): Promise<void>;
}
