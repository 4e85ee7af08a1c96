import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { ARCHIVE_AWAY } from '../../domain/transport/answerFacts.ts';
import type { Db } from '../platform/db/db.ts';
import type { Logger } from '../platform/logger.ts';
import { partnerAway } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { ArchivedRow, KindShape } from './kind.ts';
import { monthOf } from './months.ts';
import type { ObjectStore } from './objects/objectStore.ts';
import { allGroups, groupsOf, readFooter, readGroup, type Footer, type ReadBytes } from './partFile.ts';
import { findParts, findPartsById, type FoundPart } from './store.ts';

/** Files that are read at a time for one question. */
const TOGETHER = 8;
/** Footers that are kept: one is some 100 KB. */
const KEPT_FOOTERS = 200;
/** Seconds after which a page may be tried again. */
const RETRY_SECONDS = 60;

export interface WantedRows {
  readonly brand: string;
  readonly keys: readonly string[];
  /** The first and the last day; rows of whole months are found. */
  readonly from: string;
  readonly to: string;
  /** Absent: all. */
  readonly columns?: readonly string[];
}

export interface WantedOfParts {
  readonly parts: readonly string[];
  readonly keys: readonly string[];
}

/** The archive of a database. */
export class Archive {
  /** Null: the settings name none. */
  readonly store: ObjectStore | null;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #footers = new Map<string, Footer>();

  constructor(store: ObjectStore | null, log: Pick<Logger, 'warn'>) {
    this.store = store;
    this.#log = log;
  }

  /**
   * The rows of some keys, oldest part first: of two rows that are the same one, the later counts if its version isn't
   * lower. Throws the sentence for people where the store doesn't answer.
   */
  rows(db: Db, shape: KindShape, { brand, keys, from, to, columns }: WantedRows): Promise<ArchivedRow[]> {
    const span = { brand, kind: shape.name, from: monthOf(from), to: monthOf(to) };
    return this.#read(shape, () => findParts(db, span, keys), keys, columns);
  }

  /** The rows of some keys in some parts. Those of a part that is gone, as its rows are elsewhere again, are left out. */
  rowsIn(db: Db, shape: KindShape, { parts, keys }: WantedOfParts): Promise<ArchivedRow[]> {
    return this.#read(shape, () => findPartsById(db, parts), keys);
  }

  async #read(
    shape: KindShape,
    find: () => Promise<readonly FoundPart[]>,
    keys: readonly string[],
    columns?: readonly string[],
  ): Promise<ArchivedRow[]> {
    const parts = await find();
    if (parts.length === 0) return [];
    const { store } = this;
    if (store === null) throw this.#away(new Error('ARCHIVE_URL is not set.'));
    const wanted = new Set(keys);
    const [{ name: key }] = shape.columns;
    const names = columns === undefined ? shape.columns.map(({ name }) => name) : [key, ...columns];
    const limit = pLimit(TOGETHER);
    const read = async (from: readonly FoundPart[]): Promise<ArchivedRow[]> => {
      const found = await Promise.all(
        from.map((part) => limit(() => this.#rowsOf(store, part, keys, names))),
      );
      return found.flat().filter((row) => wanted.has(String(row[key])));
    };
    try {
      return await read(parts);
    } catch (error) {
      // A file is replaced when it loses somebody's rows.
      const now = await find();
      if (isDeepStrictEqual(now, parts)) throw this.#away(error);
      return await read(now).catch((again: unknown) => {
        throw this.#away(again);
      });
    }
  }

  /** Whether a part has rows of some keys. */
  async holds(shape: KindShape, part: FoundPart, keys: readonly string[]): Promise<boolean> {
    const { store } = this;
    if (store === null) throw this.#away(new Error('ARCHIVE_URL is not set.'));
    const [{ name: key }] = shape.columns;
    const rows = await this.#rowsOf(store, part, keys, [key]);
    return rows.some((row) => keys.includes(String(row[key])));
  }

  /** All rows of a part, group by group. */
  async *groups(shape: KindShape, { path, bytes }: FoundPart): AsyncGenerator<readonly ArchivedRow[]> {
    const { store } = this;
    if (store === null) throw this.#away(new Error('ARCHIVE_URL is not set.'));
    const read: ReadBytes = (from, to) => store.read(path, from, to);
    const footer = await readFooter(read, bytes);
    const names = shape.columns.map(({ name }) => name);
    for (const group of allGroups(footer)) yield await readGroup(read, bytes, footer, group, names);
  }

  async #rowsOf(
    store: ObjectStore,
    { path, bytes }: FoundPart,
    keys: readonly string[],
    columns: readonly string[],
  ): Promise<readonly ArchivedRow[]> {
    const read: ReadBytes = (from, to) => store.read(path, from, to);
    const footer = this.#footers.get(path) ?? (await readFooter(read, bytes));
    this.#keep(path, footer);
    const rows: ArchivedRow[] = [];
    for (const group of groupsOf(footer, keys))
      rows.push(...(await readGroup(read, bytes, footer, group, columns)));
    return rows;
  }

  /** The footers that were used last; a file never changes. */
  #keep(path: string, footer: Footer): void {
    this.#footers.delete(path);
    this.#footers.set(path, footer);
    const [oldest] = this.#footers.keys();
    if (this.#footers.size > KEPT_FOOTERS && oldest !== undefined) this.#footers.delete(oldest);
  }

  #away(error: unknown): Error {
    this.#log.warn({ err: error }, 'The archive can’t be read.');
    return partnerAway(say('platform.archiveAway'), RETRY_SECONDS, ARCHIVE_AWAY);
  }
}
