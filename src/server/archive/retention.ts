import { ownReason, record } from '../audit/service.ts';
import type { BrandConfig } from '../../domain/brands/types.ts';
import { say } from '../platform/messages/say.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { ArchiveKind } from './kind.ts';
import { addMonths, monthOf } from './months.ts';
import type { MoveDeps } from './move.ts';
import { archivedBefore, deleteMonth, deleteParts, listPaths } from './store.ts';

type Deps = Pick<MoveDeps, 'db' | 'store' | 'clock' | 'newId'>;

/** Deletes the archived months that a brand keeps no longer. */
export async function deleteOldMonths(
  { db, store, clock, newId }: Deps,
  kind: ArchiveKind,
  brand: string,
  config: BrandConfig,
): Promise<void> {
  const years = kind.keptYears(config);
  if (years === null) return;
  const now = clock.now();
  const first = addMonths(monthOf(now.toISOString().slice(0, 10)), -12 * years);
  const months = await archivedBefore(db, kind.name, { brand, month: first });
  if (months.length === 0) return;
  await kind.forgetBefore(db, { brand, month: first });
  const paths = await transaction(db, async (tx) => {
    const gone: string[] = [];
    for (const month of months) {
      gone.push(...(await deleteParts(tx, kind.name, { brand, month })));
      await deleteMonth(tx, kind.name, { brand, month });
    }
    if (gone.length === 0) return gone;
    await record(tx, {
      id: newId(),
      at: now,
      brandId: brand,
      actorId: null,
      action: 'archive.delete',
      subject: `brand:${brand}`,
      reason: ownReason({ config }, say('audit.keptYears', { years })),
      before: { kind: kind.name, months: months.map((month) => month.slice(0, 7)) },
      after: null,
    });
    return gone;
  });
  for (const path of paths) await store.remove(path);
}

/** After this a file that no part names isn't under way any more. */
export const ORPHAN_MS = 86_400_000;

const NAMED = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.parquet(?:\.part)?$/;

/**
 * Removes files that no part names, of a run that was interrupted. One of the last day may still be under way: false, if there
 * is one.
 */
export async function removeOrphans(
  { db, store, clock }: Deps,
  kind: ArchiveKind,
  brand: string,
): Promise<boolean> {
  const made = new Map<string, number>();
  for await (const path of store.list(`${brand}/${kind.name}/`)) {
    const [, high = '', low = ''] = NAMED.exec(path) ?? [];
    if (high !== '') made.set(path, Number.parseInt(high + low, 16));
  }
  // After the list, so that a part of meanwhile is known.
  const known = await listPaths(db, kind.name, brand);
  const orphans = [...made].filter(([path]) => !known.has(path));
  const old = orphans.filter(([, at]) => at <= clock.now().getTime() - ORPHAN_MS);
  for (const [path] of old) await store.remove(path);
  return old.length === orphans.length;
}
