import { transaction } from '../platform/db/transaction.ts';
import type { Archive } from './archive.ts';
import type { ArchiveKind, MonthOf } from './kind.ts';
import { moveMonths, type MoveDeps } from './move.ts';
import { changeState, deleteParts, listParts } from './store.ts';
import { lockParts } from './store/removals.ts';

/**
 * Brings a month back into the database, where it stays. Its parts stay, too, until it moves again. Null: it isn't in the
 * archive, or on its way there.
 */
export async function restoreMonth(
  { db, clock, archive }: Pick<MoveDeps, 'db' | 'clock'> & { readonly archive: Archive },
  kind: ArchiveKind,
  of: MonthOf,
): Promise<number | null> {
  let rows = 0;
  for (const done = new Set<string>(); ;) {
    const parts = (await listParts(db, kind.name, of)).filter(({ path }) => !done.has(path));
    // The newest first: the same row of an older part doesn't take its place.
    for (const part of parts.reverse()) {
      for await (const group of archive.groups(kind, part))
        rows += await transaction(db, (tx) => kind.putBack(tx, group));
      done.add(part.path);
    }
    const isRestored = await transaction(db, async (tx) => {
      await lockParts(tx, { brand: of.brand, kind: kind.name });
      // Meanwhile a worker may have moved what was put back.
      if ((await listParts(tx, kind.name, of)).some(({ path }) => !done.has(path))) return 'NOT_YET';
      return changeState(tx, kind.name, of, { from: 'ARCHIVED', to: 'RESTORED', now: clock.now() });
    });
    if (isRestored !== 'NOT_YET') return isRestored ? rows : null;
  }
}

/** Lets a restored month move again: whether it has, or goes on later; null: it isn't one. */
export async function moveRestored(deps: MoveDeps, kind: ArchiveKind, of: MonthOf): Promise<boolean | null> {
  const { db, store, clock } = deps;
  // All that these parts hold is in the database.
  const paths = await transaction(db, async (tx) => {
    const now = clock.now();
    return (await changeState(tx, kind.name, of, { from: 'RESTORED', to: 'ARCHIVING', now }))
      ? deleteParts(tx, kind.name, of)
      : null;
  });
  if (paths === null) return null;
  for (const path of paths) await store.remove(path);
  return moveMonths(deps, kind, of.brand);
}
