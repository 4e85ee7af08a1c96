import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { KindName } from '../kind.ts';
import { archiveRemovals } from '../tables.ts';

interface OfKind {
  readonly brand: string;
  readonly kind: KindName;
}

const lockOf = ({ brand, kind }: OfKind): SQL => sql`hashtextextended(${`archive:${kind}:${brand}`}, 17)`;

/** Until this transaction ends, nothing else adds parts, and no key is deleted. */
export const lockParts = async (tx: Db, of: OfKind): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(of)})`));

/**
 * Has the archive lose the rows of keys that this transaction deletes; it asks before it deletes them. A part that is under
 * way meanwhile is added either before, and found here, or after, when its keys are seen to be gone.
 */
export async function askRemoval(tx: Db, of: OfKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(of)})`);
  await tx.execute(
    sql`insert into archive_removals (brand, kind, key)
        select ${of.brand}, ${of.kind}, k.key from unnest(${sql.param([...keys])}::uuid[]) k (key)
        where exists (
          select from archive_parts p
          where p.brand = ${of.brand} and p.kind = ${of.kind} and k.key between p.first_key and p.last_key
        )`,
  );
}

/** The condition of removals that may be worked on. */
export const isRemovalDue = (kind: KindName, brands: readonly string[], now: Date): SQL | undefined =>
  and(
    eq(archiveRemovals.kind, kind),
    inArray(archiveRemovals.brand, [...brands]),
    or(isNull(archiveRemovals.dueAt), lte(archiveRemovals.dueAt, now)),
  );

export async function brandsWithRemovals(
  db: Db,
  kind: KindName,
  brands: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectDistinct({ brand: archiveRemovals.brand })
    .from(archiveRemovals)
    .where(isRemovalDue(kind, brands, now));
  return new Set(found.map(({ brand }) => brand));
}

/** The oldest first, at most `limit`. */
export const dueRemovals = (
  db: Db,
  { brand, kind }: OfKind,
  now: Date,
  limit: number,
): Promise<{ id: string; key: string }[]> =>
  db
    .select({ id: archiveRemovals.id, key: archiveRemovals.key })
    .from(archiveRemovals)
    .where(isRemovalDue(kind, [brand], now))
    .orderBy(asc(archiveRemovals.askedAt), asc(archiveRemovals.id))
    .limit(limit);

export const deleteRemovals = async (db: Db, ids: readonly string[]): Promise<void> =>
  void (await db.delete(archiveRemovals).where(inArray(archiveRemovals.id, [...ids])));

export const putRemovalsOff = async (db: Db, ids: readonly string[], dueAt: Date): Promise<void> =>
  void (await db
    .update(archiveRemovals)
    .set({ dueAt })
    .where(inArray(archiveRemovals.id, [...ids])));
