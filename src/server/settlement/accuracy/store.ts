import { and, eq, isNotNull, ne, or, lte, sql, type SQL } from 'drizzle-orm';
import type { BaselineVariant } from '../../../domain/settlement/accuracy.ts';
import type { AccuracySums } from '../../../domain/settlement/accuracySums.ts';
import type { DayType } from '../../../domain/settlement/calendar.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { statement } from '../../platform/db/sql.ts';
import { accuracyResults, accuracyRuns } from '../tables.ts';

export type AccuracyRun = typeof accuracyRuns.$inferSelect;

/** Sums of one variant on days of one type. */
export interface VariantSums extends BaselineVariant {
  readonly dayType: DayType;
  readonly sums: AccuracySums;
}

/** Locks a program's run if it is due or in progress; null also when another process has it. */
export async function claimRun(tx: Db, programId: string, now: Date): Promise<AccuracyRun | null> {
  const due = or(lte(accuracyRuns.dueAt, now), isNotNull(accuracyRuns.startedAt));
  const [row] = await tx
    .select()
    .from(accuracyRuns)
    .where(and(eq(accuracyRuns.programId, programId), due))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function writeRun(
  tx: Db,
  programId: string,
  change: Partial<Omit<AccuracyRun, 'programId' | 'brand'>>,
): Promise<void> {
  await tx.update(accuracyRuns).set(change).where(eq(accuracyRuns.programId, programId));
}

const add = statement(
  'accuracy-add',
  `insert into accuracy_results as a (
     program_id, run, day_type, rule, adjusted, homes, days, used_wh, error_wh, absolute_error_wh, saved_days,
     paid_days, paid_points, netted_points, carried_days, carried_points, pre_use_wh
   )
   select $1, $2, r."dayType", r."rule", r."adjusted", r."homes", r."days", r."usedWh", r."errorWh",
     r."absoluteErrorWh", r."savedDays", r."paidDays", r."paidPoints", r."nettedPoints",
     r."carriedDays", r."carriedPoints", r."preUseWh"
   from json_to_recordset($3::json) as r (
     "dayType" text, "rule" text, "adjusted" boolean, "homes" int, "days" int, "usedWh" bigint,
     "errorWh" bigint, "absoluteErrorWh" bigint, "savedDays" int, "paidDays" int, "paidPoints" bigint,
     "nettedPoints" bigint, "carriedDays" int, "carriedPoints" bigint, "preUseWh" bigint
   )
   on conflict (program_id, run, day_type, rule, adjusted)
     do update set homes = a.homes + excluded.homes, days = a.days + excluded.days,
       used_wh = a.used_wh + excluded.used_wh, error_wh = a.error_wh + excluded.error_wh,
       absolute_error_wh = a.absolute_error_wh + excluded.absolute_error_wh,
       saved_days = a.saved_days + excluded.saved_days, paid_days = a.paid_days + excluded.paid_days,
       paid_points = a.paid_points + excluded.paid_points,
       netted_points = a.netted_points + excluded.netted_points,
       carried_days = a.carried_days + excluded.carried_days,
       carried_points = a.carried_points + excluded.carried_points,
       pre_use_wh = a.pre_use_wh + excluded.pre_use_wh`,
);

export async function addSums(
  tx: Db,
  programId: string,
  run: number,
  list: readonly VariantSums[],
): Promise<void> {
  if (list.length > 0)
    await add(tx, [
      programId,
      run,
      JSON.stringify(list.map(({ sums, ...variant }) => ({ ...variant, ...sums }))),
    ]);
}

export async function deleteOtherRuns(tx: Db, programId: string, run: number): Promise<void> {
  await tx
    .delete(accuracyResults)
    .where(and(eq(accuracyResults.programId, programId), ne(accuracyResults.run, run)));
}

export const areRunsDue = (now: Date): SQL => isAnyDue(accuracyRuns.dueAt, now);

/** Programs with a due or interrupted measurement. */
export async function readDueRuns(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: accuracyRuns.programId })
    .from(accuracyRuns)
    .where(lte(accuracyRuns.dueAt, now))
    .orderBy(accuracyRuns.dueAt)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Returns the number of programs that were not queued or running already. */
export async function scheduleRunsNow(
  tx: Db,
  brandId: string,
  programIds: readonly string[],
  now: Date,
): Promise<number> {
  if (programIds.length === 0) return 0;
  const rows = await tx
    .insert(accuracyRuns)
    .values(programIds.map((programId) => ({ programId, brand: brandId, dueAt: now })))
    .onConflictDoUpdate({
      target: accuracyRuns.programId,
      set: { dueAt: now },
      setWhere: sql`${accuracyRuns.startedAt} is null and (${accuracyRuns.dueAt} is null or ${accuracyRuns.dueAt} > ${now.toISOString()})`,
    })
    .returning({ id: accuracyRuns.programId });
  return rows.length;
}
