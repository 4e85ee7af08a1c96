import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { NewId } from '../platform/ids.ts';
import type { ArchiveKind, MonthOf, MovingRow } from './kind.ts';
import { keepFile, pathOf } from './keepFile.ts';
import { monthsBetween, newestMonth } from './months.ts';
import type { ObjectStore } from './objects/objectStore.ts';
import { PartFile } from './partFile.ts';
import { askRemoval, lockParts } from './store/removals.ts';
import {
  beginMonths,
  changeState,
  insertPart,
  moveOn,
  movingMonths,
  readLookedAt,
  type PartRow,
} from './store.ts';

/** Keys of a part, and of one of its groups. */
const PART_KEYS = 2_000;
const GROUP_KEYS = 50;

export interface MoveDeps {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Whether the work has to end here; it goes on later. */
  mayStop(): boolean;
}

/** Lets the months of a brand move that are old enough and haven't been looked at. */
export async function beginDueMonths(
  { db, clock }: MoveDeps,
  kind: ArchiveKind,
  brand: string,
): Promise<void> {
  const now = clock.now();
  const newest = newestMonth(now, kind.afterDays);
  const lookedAt = await readLookedAt(db, kind.name, brand);
  if (lookedAt !== null && lookedAt >= newest) return;
  let [first, end]: [string | null, string | null] = [null, null];
  for (let after: string | null = null; ;) {
    const found = await kind.months(db, { brand, after, lookedAt });
    if (found.first !== null && (first === null || found.first < first)) first = found.first;
    if (found.end !== null && (end === null || found.end > end)) end = found.end;
    after = found.last;
    if (after === null) break;
  }
  const months = first === null || end === null ? [] : monthsBetween(first, end);
  // The newest one says that they were looked at, even if nothing moves.
  const due = months.filter((month) => month < newest);
  await beginMonths(db, kind.name, brand, [...due, newest], now);
}

/** Moves the months of a brand that are on their way; false: it goes on later. */
export async function moveMonths(deps: MoveDeps, kind: ArchiveKind, brand: string): Promise<boolean> {
  for (const { month, nextKey } of await movingMonths(deps.db, kind.name, brand))
    if (!(await moveMonth(deps, kind, { brand, month }, nextKey))) return false;
  return true;
}

async function moveMonth(
  deps: MoveDeps,
  kind: ArchiveKind,
  of: MonthOf,
  begunAfter: string | null,
): Promise<boolean> {
  const { db, clock, mayStop } = deps;
  for (let after = begunAfter; ;) {
    if (mayStop()) return false;
    const keys = await kind.keys(db, of, after, PART_KEYS);
    const last = keys.at(-1);
    if (last === undefined)
      return changeState(db, kind.name, of, { from: 'ARCHIVING', to: 'ARCHIVED', now: clock.now() });
    if (!(await movePart(deps, kind, of, { after, keys, last }))) return false;
    after = last;
  }
}

interface NextKeys {
  readonly after: string | null;
  readonly keys: readonly string[];
  readonly last: string;
}

/**
 * Writes the rows of some keys into a part, compares what the store has, and only then removes them from the database. False:
 * another process has moved them.
 */
async function movePart(
  { db, store, clock, newId }: MoveDeps,
  kind: ArchiveKind,
  of: MonthOf,
  { after, keys, last }: NextKeys,
): Promise<boolean> {
  const file = new PartFile(kind);
  const marks: MovingRow['mark'][] = [];
  for (let from = 0; from < keys.length; from += GROUP_KEYS) {
    const rows = await kind.read(db, of, keys.slice(from, from + GROUP_KEYS));
    if (rows.length === 0) continue;
    await file.add(rows.map(({ values }) => values));
    for (const { mark } of rows) marks.push(mark);
  }
  if (marks.length === 0) return moveOn(db, kind.name, of, { from: after, to: last });
  const bytes = await file.end();
  const id = newId();
  const part: PartRow = {
    ...of,
    id,
    kind: kind.name,
    firstKey: keys[0] ?? last,
    lastKey: last,
    createdAt: clock.now(),
    ...(await keepFile(store, bytes, { path: pathOf(kind.name, of, id), rows: marks.length })),
  };
  const isOurs = await transaction(db, async (tx) => {
    await lockParts(tx, part);
    if (!(await moveOn(tx, kind.name, of, { from: after, to: last }))) return false;
    await insertPart(tx, part);
    await kind.remove(tx, marks, id);
    await askRemoval(tx, part, await kind.gone(tx, keys));
    return true;
  });
  if (!isOurs) await store.remove(part.path);
  return isOurs;
}
