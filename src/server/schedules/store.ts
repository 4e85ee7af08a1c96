import { and, asc, count, desc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { ScheduledKind } from '../../domain/schedules/schedule.ts';
import type { Db } from '../platform/db/db.ts';
import { isAnyDue } from '../platform/db/isAnyDue.ts';
import { targetingSchedules } from './tables.ts';

export type ScheduleRow = typeof targetingSchedules.$inferSelect;

/** What is changed at a time. */
export interface ScheduledItem {
  readonly brand: string;
  readonly kind: ScheduledKind;
  readonly objectId: string;
}

const isOf = ({ brand, kind, objectId }: ScheduledItem) =>
  and(
    eq(targetingSchedules.brand, brand),
    eq(targetingSchedules.kind, kind),
    eq(targetingSchedules.objectId, objectId),
  );

const MOST_SCHEDULES = 30;

/** What waits first, by its time; then the latest. */
export async function readSchedules(db: Db, item: ScheduledItem): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(targetingSchedules)
    .where(isOf(item))
    .orderBy(asc(targetingSchedules.dueAt), desc(targetingSchedules.settledAt))
    .limit(MOST_SCHEDULES);
}

export async function countWaiting(db: Db, item: ScheduledItem): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(targetingSchedules)
    .where(and(isOf(item), eq(targetingSchedules.state, 'WAITING')));
  return row?.waiting ?? 0;
}

/** The one whose time is first. */
export async function firstWaiting(db: Db, item: ScheduledItem): Promise<string | null> {
  const [row] = await db
    .select({ id: targetingSchedules.id })
    .from(targetingSchedules)
    .where(and(isOf(item), eq(targetingSchedules.state, 'WAITING')))
    .orderBy(asc(targetingSchedules.dueAt))
    .limit(1);
  return row?.id ?? null;
}

/** The versions of an item that were changes made for a time. */
export async function scheduledVersions(db: Db, item: ScheduledItem): Promise<readonly number[]> {
  const found = await db
    .select({ version: targetingSchedules.savedVersion })
    .from(targetingSchedules)
    .where(and(isOf(item), isNotNull(targetingSchedules.savedVersion)));
  return found.flatMap(({ version }) => version ?? []);
}

export async function insertSchedule(tx: Db, row: ScheduleRow): Promise<void> {
  await tx.insert(targetingSchedules).values(row);
}

export async function readSchedule(db: Db, id: string): Promise<ScheduleRow | null> {
  const [row] = await db.select().from(targetingSchedules).where(eq(targetingSchedules.id, id));
  return row ?? null;
}

export async function lockSchedule(tx: Db, id: string): Promise<ScheduleRow | null> {
  const [row] = await tx.select().from(targetingSchedules).where(eq(targetingSchedules.id, id)).for('update');
  return row ?? null;
}

export async function settleSchedule(
  tx: Db,
  id: string,
  outcome: Pick<ScheduleRow, 'state' | 'savedVersion' | 'settledAt'>,
): Promise<void> {
  await tx
    .update(targetingSchedules)
    .set({ ...outcome, dueAt: null })
    .where(eq(targetingSchedules.id, id));
}

export const areSchedulesDue = (now: Date): SQL => isAnyDue(targetingSchedules.dueAt, now);

/** In the order of their times. */
export async function dueSchedules(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const due = await db
    .select({ id: targetingSchedules.id })
    .from(targetingSchedules)
    .where(lte(targetingSchedules.dueAt, now))
    .orderBy(asc(targetingSchedules.dueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}
