import { and, asc, desc, eq, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { NO_SUMS, type BacktestSums } from '../../../../domain/settlement/backtest/sums.ts';
import type { ProgramPays } from '../../../../domain/settlement/backtest/told.ts';
import type { Db } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/sql.ts';
import type { Page } from '../../../platform/graphql/connection.ts';
import { backtestHomes, backtests } from '../tables.ts';

export type BacktestRow = typeof backtests.$inferSelect;

export async function insertBacktest(tx: Db, row: typeof backtests.$inferInsert): Promise<BacktestRow> {
  const [saved] = await tx.insert(backtests).values(row).returning();
  if (saved === undefined) throw new Error('A backtest was not saved.');
  return saved;
}

export async function readBacktest(db: Db, id: string): Promise<BacktestRow | null> {
  const [row] = await db.select().from(backtests).where(eq(backtests.id, id));
  return row ?? null;
}

export async function findBacktest(db: Db, brandId: string, id: string): Promise<BacktestRow | null> {
  const found = await readBacktest(db, id);
  return found?.brand === brandId ? found : null;
}

export async function lockBacktest(tx: Db, brandId: string, id: string): Promise<BacktestRow | null> {
  const [row] = await tx
    .select()
    .from(backtests)
    .where(and(eq(backtests.id, id), eq(backtests.brand, brandId)))
    .for('update');
  return row ?? null;
}

interface BacktestSearch {
  /** In the names of utility, segment and files, for `like`; null: all. */
  readonly pattern: string | null;
  /** Segments whose name, as it is now, matches. */
  readonly segmentIds: readonly string[];
}

/** Latest first. */
export async function listBacktests(
  db: Db,
  brandId: string,
  { limit, after }: Page,
  search: BacktestSearch = { pattern: null, segmentIds: [] },
): Promise<{ rows: BacktestRow[]; totalCount: number }> {
  const own = and(eq(backtests.brand, brandId), isFound(search));
  const at = after?.[0] == null ? null : new Date(after[0]);
  const rows = await db
    .select()
    .from(backtests)
    .where(
      at === null || Number.isNaN(at.getTime())
        ? own
        : and(
            own,
            or(
              lt(backtests.startedAt, at),
              and(eq(backtests.startedAt, at), lt(sql`${backtests.id}::text`, after?.[1] ?? '')),
            ),
          ),
    )
    .orderBy(desc(backtests.startedAt), desc(backtests.id))
    .limit(limit + 1);
  return { rows, totalCount: await db.$count(backtests, own) };
}

function isFound({ pattern, segmentIds }: BacktestSearch): SQL | undefined {
  if (pattern === null) return undefined;
  const homes = sql`${backtests.plan}->'homes'`;
  return or(
    sql`lower(${homes}->'utility'->>'name') like ${pattern}`,
    sql`lower(${homes}->'segment'->>'name') like ${pattern}`,
    inArray(sql`${homes}->'segment'->>'id'`, [...segmentIds]),
    sql`exists (select from jsonb_array_elements_text(coalesce(${homes}->'files', '[]'::jsonb)) f where lower(f) like ${pattern})`,
  );
}

export async function updateBacktest(tx: Db, id: string, change: Partial<BacktestRow>): Promise<BacktestRow> {
  const [row] = await tx.update(backtests).set(change).where(eq(backtests.id, id)).returning();
  if (row === undefined) throw new Error('A backtest is gone.');
  return row;
}

/** With its homes. */
export async function deleteBacktestRow(tx: Db, id: string): Promise<void> {
  await tx.delete(backtests).where(eq(backtests.id, id));
}

export async function deleteHomes(tx: Db, id: string): Promise<void> {
  await tx.delete(backtestHomes).where(eq(backtestHomes.backtestId, id));
}

const placeHomes = statement(
  'backtest-homes',
  `insert into backtest_homes (backtest_id, place, member_id)
   select $1, home.place, home.id from unnest($2::uuid[]) with ordinality as home (id, place)`,
);

/** Homes in the order in which they are calculated. */
export async function insertHomes(tx: Db, id: string, memberIds: readonly string[]): Promise<void> {
  await placeHomes(tx, [id, [...memberIds]]);
}

export interface PlacedHome {
  readonly place: number;
  readonly memberId: string | null;
}

/** The homes after a place, in order. */
export async function readHomes(db: Db, id: string, after: number, limit: number): Promise<PlacedHome[]> {
  return db
    .select({ place: backtestHomes.place, memberId: backtestHomes.memberId })
    .from(backtestHomes)
    .where(and(eq(backtestHomes.backtestId, id), sql`${backtestHomes.place} > ${after}`))
    .orderBy(asc(backtestHomes.place))
    .limit(limit);
}

export interface CalculatedBatch {
  readonly pays: ProgramPays;
  readonly results: readonly { readonly place: number; readonly results: readonly BacktestSums[] }[];
}

const saveResults = statement(
  'backtest-results',
  `update backtest_homes h
   set results = r.results, member_id = null
   from json_to_recordset($2::json) as r (place int, results jsonb)
   where h.backtest_id = $1 and h.place = r.place`,
);

/**
 * Saves a batch's results and what they were compared with, and moves the backtest on from `done`; false where it is no
 * longer there: another process calculated the batch, or the backtest was stopped.
 */
export async function saveBatch(
  tx: Db,
  id: string,
  done: number,
  { pays, results }: CalculatedBatch,
): Promise<boolean> {
  const moved = await tx
    .update(backtests)
    .set({ homesDone: done + results.length, ...(done === 0 ? { pays } : {}) })
    .where(and(eq(backtests.id, id), eq(backtests.state, 'RUNNING'), eq(backtests.homesDone, done)))
    .returning({ id: backtests.id });
  if (moved.length === 0) return false;
  await saveResults(tx, [id, JSON.stringify(results)]);
  return true;
}

const oneSetting = statement<{ sums: BacktestSums }>(
  'backtest-setting',
  `select results -> $2::int as sums from backtest_homes
   where backtest_id = $1 and results is not null order by place`,
);

/** All homes' sums by one setting; what wasn't counted yet when they were calculated is 0. */
export async function readSetting(db: Db, id: string, setting: number): Promise<BacktestSums[]> {
  return (await oneSetting(db, [id, setting])).map(({ sums }) => ({ ...NO_SUMS, ...sums }));
}

export const areBacktestsDue = (now: Date): SQL =>
  sql`exists (select from backtests where due_at <= ${now.toISOString()})`;

export async function readDueBacktests(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: backtests.id })
    .from(backtests)
    .where(lte(backtests.dueAt, now))
    .orderBy(backtests.dueAt)
    .limit(limit);
  return found.map(({ id }) => id);
}
