import type { Db } from '../platform/db/db.ts';
import { sharedBy } from '../platform/db/sharedBy.ts';
import { Archive } from './archive.ts';

const archives = new WeakMap<object, Archive>();

/** Lets reads of a database, and of its transactions, find what has moved out of it. */
export const attachArchive = (db: Db, archive: Archive): void => void archives.set(sharedBy(db), archive);

const NONE = new Archive(null, { warn: () => undefined });

/** One without a store where none is attached. */
export const archiveOf = (db: Db): Archive => archives.get(sharedBy(db)) ?? NONE;
