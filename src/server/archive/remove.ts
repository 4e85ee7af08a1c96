import type { Archive } from './archive.ts';
import type { ArchiveKind } from './kind.ts';
import { keepFile, pathOf } from './keepFile.ts';
import type { MoveDeps } from './move.ts';
import { PartFile } from './partFile.ts';
import { deleteRemovals, dueRemovals, putRemovalsOff } from './store/removals.ts';
import { ORPHAN_MS, removeOrphans } from './retention.ts';
import { deletePart, partsOf, replacePart, type PartRow } from './store.ts';

export interface RemoveDeps extends MoveDeps {
  readonly archive: Archive;
}

/** Keys that are removed in one run. */
const TOGETHER = 1_000;

/**
 * Writes the parts of a brand that hold rows of deleted keys again without them. A key waits until no file has it any more, so
 * that a run that breaks off begins again; false: it goes on later.
 */
export async function removeDeleted(deps: RemoveDeps, kind: ArchiveKind, brand: string): Promise<boolean> {
  const { archive, db, clock, mayStop } = deps;
  const now = clock.now();
  const due = await dueRemovals(db, { brand, kind: kind.name }, now, TOGETHER);
  if (due.length === 0) return true;
  const keys = [...new Set(due.map(({ key }) => key))];
  let isDone = true;
  for (const part of await partsOf(db, kind.name, brand, keys)) {
    if (mayStop()) return false;
    if (await archive.holds(kind, part, keys)) isDone = (await rewrite(deps, kind, part, keys)) && isDone;
  }
  if (!isDone) return false;
  const ids = due.map(({ id }) => id);
  if (await removeOrphans(deps, kind, brand)) await deleteRemovals(db, ids);
  // A file that no part names may have them, and is let go when it is old enough.
  else await putRemovalsOff(db, ids, new Date(now.getTime() + ORPHAN_MS));
  return true;
}

/** False: another process has changed the part. */
async function rewrite(
  { archive, db, store, newId }: RemoveDeps,
  kind: ArchiveKind,
  part: PartRow,
  keys: readonly string[],
): Promise<boolean> {
  const [{ name: key }] = kind.columns;
  const removed = new Set(keys);
  const file = new PartFile(kind);
  const left: string[] = [];
  let count = 0;
  for await (const group of archive.groups(kind, part)) {
    const rows = group.filter((row) => !removed.has(String(row[key])));
    if (rows.length === 0) continue;
    await file.add(rows);
    count += rows.length;
    left.push(String(rows[0]?.[key]), String(rows.at(-1)?.[key]));
  }
  const [[firstKey], lastKey] = [left, left.at(-1)];
  if (firstKey === undefined || lastKey === undefined) {
    const isOurs = await deletePart(db, part);
    if (isOurs) await store.remove(part.path);
    return isOurs;
  }
  const path = pathOf(kind.name, part, newId());
  const kept = await keepFile(store, await file.end(), { path, rows: count });
  const isOurs = await replacePart(db, part, { ...kept, firstKey, lastKey });
  await store.remove(isOurs ? part.path : path);
  return isOurs;
}
