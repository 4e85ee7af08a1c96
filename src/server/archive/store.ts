import { and, asc, eq, inArray, lt, max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import type { KindName, MonthOf } from './kind.ts';
import { brandsWithRemovals, isRemovalDue } from './store/removals.ts';
import { archiveMonths, archiveParts } from './tables.ts';

export type PartRow = typeof archiveParts.$inferSelect;
export type MonthState = (typeof archiveMonths.$inferSelect)['state'];

/** Where a part is. */
export interface FoundPart extends Record<string, unknown> {
  readonly path: string;
  readonly bytes: number;
}

/**
 * $1 brand, $2 kind, $3 and $4 the first and the last month, $5 keys. Oldest first. A restored month is in the database; a
 * read that had begun before it was there still finds its parts.
 */
const find = statement<FoundPart>(
  'archive_find_parts',
  `select p.path, p.bytes
   from archive_parts p
   where p.brand = $1 and p.kind = $2 and p.month between $3::date and $4::date
     and exists (select from unnest($5::uuid[]) k (key) where k.key between p.first_key and p.last_key)
     and not exists (
       select from archive_months m
       where m.brand = p.brand and m.kind = p.kind and m.month = p.month and m.state = 'RESTORED'
         and m.changed_at < now() - interval '1 minute'
     )
   order by p.created_at, p.id`,
);

export const findParts = (
  db: Db,
  of: { readonly brand: string; readonly kind: KindName; readonly from: string; readonly to: string },
  keys: readonly string[],
): Promise<readonly FoundPart[]> => find(db, [of.brand, of.kind, of.from, of.to, [...keys]]);

/** $1 ids. Oldest first. */
const findById = statement<FoundPart>(
  'archive_find_parts_by_id',
  `select p.path, p.bytes from archive_parts p where p.id = any($1::uuid[]) order by p.created_at, p.id`,
);

export const findPartsById = (db: Db, ids: readonly string[]): Promise<readonly FoundPart[]> =>
  findById(db, [[...ids]]);

/** Oldest first. */
export const listParts = (db: Db, kind: KindName, { brand, month }: MonthOf): Promise<PartRow[]> =>
  db
    .select()
    .from(archiveParts)
    .where(and(eq(archiveParts.brand, brand), eq(archiveParts.kind, kind), eq(archiveParts.month, month)))
    .orderBy(asc(archiveParts.createdAt), asc(archiveParts.id));

/** The parts, of all months, that may hold rows of some keys. */
export const partsOf = (db: Db, kind: KindName, brand: string, keys: readonly string[]): Promise<PartRow[]> =>
  db
    .select()
    .from(archiveParts)
    .where(
      and(
        eq(archiveParts.brand, brand),
        eq(archiveParts.kind, kind),
        sql`exists (select from unnest(${sql.param([...keys])}::uuid[]) k (key)
          where k.key between ${archiveParts.firstKey} and ${archiveParts.lastKey})`,
      ),
    )
    .orderBy(asc(archiveParts.month), asc(archiveParts.createdAt), asc(archiveParts.id));

/** The paths of all parts of a brand. */
export async function listPaths(db: Db, kind: KindName, brand: string): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ path: archiveParts.path })
    .from(archiveParts)
    .where(and(eq(archiveParts.brand, brand), eq(archiveParts.kind, kind)));
  return new Set(found.map(({ path }) => path));
}

export const insertPart = async (tx: Db, part: PartRow): Promise<void> =>
  void (await tx.insert(archiveParts).values(part));

const isPartAt = ({ id, path }: PartRow): SQL | undefined =>
  and(eq(archiveParts.id, id), eq(archiveParts.path, path));

/** Lets a part be another file from now on; false: it has changed, or is gone. */
export async function replacePart(
  db: Db,
  part: PartRow,
  next: Pick<PartRow, 'path' | 'rows' | 'bytes' | 'sha256' | 'firstKey' | 'lastKey'>,
): Promise<boolean> {
  const changed = await db
    .update(archiveParts)
    .set(next)
    .where(isPartAt(part))
    .returning({ id: archiveParts.id });
  return changed.length > 0;
}

/** False: it has changed, or is gone. */
export async function deletePart(db: Db, part: PartRow): Promise<boolean> {
  const gone = await db.delete(archiveParts).where(isPartAt(part)).returning({ id: archiveParts.id });
  return gone.length > 0;
}

/** Returns their paths. */
export async function deleteParts(tx: Db, kind: KindName, { brand, month }: MonthOf): Promise<string[]> {
  const gone = await tx
    .delete(archiveParts)
    .where(and(eq(archiveParts.brand, brand), eq(archiveParts.kind, kind), eq(archiveParts.month, month)))
    .returning({ path: archiveParts.path });
  return gone.map(({ path }) => path);
}

const isMonth = (kind: KindName, { brand, month }: MonthOf): SQL | undefined =>
  and(eq(archiveMonths.brand, brand), eq(archiveMonths.kind, kind), eq(archiveMonths.month, month));

/** Lets months move that aren't restored; those that are moving go on. */
export async function beginMonths(
  db: Db,
  kind: KindName,
  brand: string,
  months: readonly string[],
  now: Date,
): Promise<void> {
  if (months.length === 0) return;
  await db
    .insert(archiveMonths)
    .values(
      months.map((month) => ({
        brand,
        kind,
        month,
        state: 'ARCHIVING' as const,
        nextKey: null,
        changedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [archiveMonths.brand, archiveMonths.kind, archiveMonths.month],
      set: { state: 'ARCHIVING', nextKey: null, changedAt: now },
      setWhere: eq(archiveMonths.state, 'ARCHIVED'),
    });
}

/** The months that are moving, oldest first. */
export const movingMonths = async (
  db: Db,
  kind: KindName,
  brand: string,
): Promise<readonly { readonly month: string; readonly nextKey: string | null }[]> =>
  db
    .select({ month: archiveMonths.month, nextKey: archiveMonths.nextKey })
    .from(archiveMonths)
    .where(
      and(eq(archiveMonths.brand, brand), eq(archiveMonths.kind, kind), eq(archiveMonths.state, 'ARCHIVING')),
    )
    .orderBy(asc(archiveMonths.month));

/** Moves on from one key to the next; false: another process has done so. */
export async function moveOn(
  tx: Db,
  kind: KindName,
  of: MonthOf,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  const moved = await tx
    .update(archiveMonths)
    .set({ nextKey: to })
    .where(
      and(
        isMonth(kind, of),
        eq(archiveMonths.state, 'ARCHIVING'),
        sql`${archiveMonths.nextKey} is not distinct from ${from}::uuid`,
      ),
    )
    .returning({ month: archiveMonths.month });
  return moved.length > 0;
}

/** Changes a month's state; false: it had another one. */
export async function changeState(
  db: Db,
  kind: KindName,
  of: MonthOf,
  { from, to, now }: { readonly from: MonthState; readonly to: MonthState; readonly now: Date },
): Promise<boolean> {
  const changed = await db
    .update(archiveMonths)
    .set({ state: to, nextKey: null, changedAt: to === 'RESTORED' ? sql`now()` : now })
    .where(and(isMonth(kind, of), eq(archiveMonths.state, from)))
    .returning({ month: archiveMonths.month });
  return changed.length > 0;
}

/** Months before one that are in the archive and in the database no more. */
export const archivedBefore = async (
  db: Db,
  kind: KindName,
  { brand, month }: MonthOf,
): Promise<string[]> => {
  const found = await db
    .select({ month: archiveMonths.month })
    .from(archiveMonths)
    .where(
      and(
        eq(archiveMonths.brand, brand),
        eq(archiveMonths.kind, kind),
        eq(archiveMonths.state, 'ARCHIVED'),
        lt(archiveMonths.month, month),
      ),
    )
    .orderBy(asc(archiveMonths.month));
  return found.map(({ month: each }) => each);
};

export const deleteMonth = async (tx: Db, kind: KindName, of: MonthOf): Promise<void> =>
  void (await tx.delete(archiveMonths).where(isMonth(kind, of)));

/** What the archive has of a month. */
export interface MonthSum extends Record<string, unknown> {
  readonly brand: string;
  readonly kind: KindName;
  readonly month: string;
  readonly state: MonthState;
  readonly parts: number;
  readonly rows: number;
  readonly bytes: number;
}

const sums = statement<MonthSum>(
  'archive_sums',
  `select m.brand, m.kind, m.month::text, m.state, count(p.id)::int as parts, coalesce(sum(p.rows), 0)::int8 as rows,
     coalesce(sum(p.bytes), 0)::int8 as bytes
   from archive_months m
   left join archive_parts p on p.brand = m.brand and p.kind = m.kind and p.month = m.month
   group by m.brand, m.kind, m.month, m.state
   order by m.brand, m.kind, m.month`,
);

/** By brand, kind and month. */
export const readSums = (db: Db): Promise<readonly MonthSum[]> => sums(db, []);

/** The condition where nothing moves. */
export const IS_NEVER_DUE = sql`false`;

interface DueMonth {
  readonly kind: KindName;
  /** The newest one that moves. */
  readonly month: string;
  readonly now: Date;
}

/** Whether months are moving, a brand's month hasn't been looked at, or keys wait to be removed. */
export const isArchiveDue = ({ kind, month, now }: DueMonth, brands: readonly string[]): SQL =>
  sql`(exists (select from archive_removals where ${isRemovalDue(kind, brands, now)})
    or exists (select from archive_months where kind = ${kind} and state = 'ARCHIVING')
    or (select count(distinct brand) from archive_months where kind = ${kind} and month >= ${month}::date) < ${brands.length})`;

/** Brands of which months are moving, whose month hasn't been looked at, or whose keys wait to be removed. */
export async function dueBrands(
  db: Db,
  { kind, month, now }: DueMonth,
  brands: readonly string[],
): Promise<readonly string[]> {
  if (brands.length === 0) return [];
  const waiting = await brandsWithRemovals(db, kind, brands, now);
  const known = await db
    .select({
      brand: archiveMonths.brand,
      latest: max(archiveMonths.month),
      isMoving: sql<boolean>`bool_or(${archiveMonths.state} = 'ARCHIVING')`,
    })
    .from(archiveMonths)
    .where(and(eq(archiveMonths.kind, kind), inArray(archiveMonths.brand, [...brands])))
    .groupBy(archiveMonths.brand);
  return brands.filter((brand) => {
    const row = known.find((each) => each.brand === brand);
    return (
      waiting.has(brand) || row === undefined || row.isMoving || row.latest === null || row.latest < month
    );
  });
}

/** The newest month that has been looked at; null: none. */
export async function readLookedAt(db: Db, kind: KindName, brand: string): Promise<string | null> {
  const [row] = await db
    .select({ latest: max(archiveMonths.month) })
    .from(archiveMonths)
    .where(and(eq(archiveMonths.kind, kind), eq(archiveMonths.brand, brand)));
  return row?.latest ?? null;
}
