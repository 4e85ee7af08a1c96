import { and, eq, like, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyDue } from '../../../platform/db/isAnyDue.ts';
import { rows } from '../../../platform/db/sql.ts';
import { isId } from '../../../platform/ids.ts';
import type { GridSourceRow } from '../deps.ts';
import { gridSources } from '../tables.ts';

type SourceChange = Partial<typeof gridSources.$inferInsert>;

export function listGridSources(db: Db, programId: string): Promise<GridSourceRow[]> {
  return db.select().from(gridSources).where(eq(gridSources.programId, programId)).orderBy(gridSources.name);
}

export async function findGridSource(
  db: Db,
  brandId: string,
  sourceId: string,
): Promise<GridSourceRow | null> {
  const source = await readGridSource(db, sourceId);
  return source?.brand === brandId ? source : null;
}

/** A source of any brand. */
export async function readGridSource(db: Db, sourceId: string): Promise<GridSourceRow | undefined> {
  if (!isId(sourceId)) return undefined;
  const [source] = await db.select().from(gridSources).where(eq(gridSources.id, sourceId));
  return source;
}

/** Undefined if the source's poll isn't due. */
export async function readDueSource(db: Db, sourceId: string, now: Date): Promise<GridSourceRow | undefined> {
  const [source] = await db
    .select()
    .from(gridSources)
    .where(and(eq(gridSources.id, sourceId), lte(gridSources.pollDueAt, now)));
  return source;
}

export const arePollsDue = (now: Date): SQL =>
  isAnyDue(gridSources.pollDueAt, now, eq(gridSources.active, true));

/** Ids of active sources whose poll is due. */
export async function findDuePolls(db: Db, now: Date, limit: number): Promise<string[]> {
  const polls = await rows<{ id: string }>(
    db,
    sql`select id from grid_sources where poll_due_at <= ${now.toISOString()} and active order by poll_due_at limit ${limit}`,
  );
  return polls.map(({ id }) => id);
}

/** Serializes the signals of a source. */
export function lockGridSource(tx: Db, sourceId: string): Promise<GridSourceRow | undefined> {
  return lock(tx, eq(gridSources.id, sourceId));
}

export function lockGridSourceOfBrand(
  tx: Db,
  brandId: string,
  sourceId: string,
): Promise<GridSourceRow | undefined> {
  return lock(tx, and(eq(gridSources.id, sourceId), eq(gridSources.brand, brandId)));
}

async function lock(tx: Db, which: SQL | undefined): Promise<GridSourceRow | undefined> {
  const [source] = await tx.select().from(gridSources).where(which).for('no key update');
  return source;
}

export async function insertGridSource(tx: Db, source: typeof gridSources.$inferInsert): Promise<void> {
  await tx.insert(gridSources).values(source);
}

export async function updateGridSource(tx: Db, sourceId: string, change: SourceChange): Promise<void> {
  await tx.update(gridSources).set(change).where(eq(gridSources.id, sourceId));
}

/** Writes nothing over a change by staff since the source was read, which has requested a new poll anyway. */
export async function updateUnchangedSource(
  db: Db,
  { id, version }: GridSourceRow,
  change: SourceChange,
): Promise<void> {
  await db
    .update(gridSources)
    .set(change)
    .where(and(eq(gridSources.id, id), eq(gridSources.version, version)));
}

/** Makes the poll of an active source due. */
export async function scheduleSourcePoll(db: Db, sourceId: string, at: Date): Promise<void> {
  await db
    .update(gridSources)
    .set({ pollDueAt: at })
    .where(and(eq(gridSources.id, sourceId), eq(gridSources.active, true)));
}

/**
 * Whether a program has a source. Points a VTN of the demonstration to the sandbox's present address;
 * `before` is a LIKE pattern with `%` for the port.
 */
export async function followGridSource(
  db: Db,
  programId: string,
  { before, now }: { readonly before: string; readonly now: string },
): Promise<boolean> {
  await db
    .update(gridSources)
    .set({ baseUrl: now })
    .where(and(eq(gridSources.programId, programId), like(gridSources.baseUrl, before)));
  const found = await db
    .select({ id: gridSources.id })
    .from(gridSources)
    .where(eq(gridSources.programId, programId))
    .limit(1);
  return found.length > 0;
}
