import { and, asc, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { RatePlanSurveyType } from '../../../domain/programs/ratePlanSurvey.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { ratePlanSurveys } from '../tables.ts';

/** A member's answer about a comparison of rate plans. */
export type Survey = typeof ratePlanSurveys.$inferSelect;

interface SurveyKey {
  readonly memberId: string;
  readonly id: string;
}

const isSurvey = ({ memberId, id }: SurveyKey) =>
  and(eq(ratePlanSurveys.memberId, memberId), eq(ratePlanSurveys.id, id));

/** The member's answers after an instant. */
export async function countSurveys(db: Db, memberId: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ surveys: count() })
    .from(ratePlanSurveys)
    .where(and(eq(ratePlanSurveys.memberId, memberId), gt(ratePlanSurveys.at, after)));
  return row?.surveys ?? 0;
}

export async function insertSurvey(db: Db, row: typeof ratePlanSurveys.$inferInsert): Promise<void> {
  await db.insert(ratePlanSurveys).values(row);
}

/** The member's last answer with this plan as the cheapest; null: none. */
export async function findLastSurvey(
  db: Db,
  member: string,
  cheapest: string,
): Promise<RatePlanSurveyType | null> {
  const { memberId, cheapestCode, type, at } = ratePlanSurveys;
  const [last] = await db
    .select({ type })
    .from(ratePlanSurveys)
    .where(and(eq(memberId, member), eq(cheapestCode, cheapest)))
    .orderBy(desc(at))
    .limit(1);
  return last?.type ?? null;
}

export const areSurveysDue = (now: Date): SQL => isAnyDue(ratePlanSurveys.passDueAt, now);

/** Longest due first. */
export async function listDueSurveys(db: Db, now: Date, limit: number): Promise<SurveyKey[]> {
  const { memberId, id, passDueAt } = ratePlanSurveys;
  return db
    .select({ memberId, id })
    .from(ratePlanSurveys)
    .where(lte(passDueAt, now))
    .orderBy(asc(passDueAt))
    .limit(limit);
}

/** Claims a survey that is due until `again`. Null: not due. */
export async function claimDueSurvey(
  db: Db,
  key: SurveyKey,
  { now, again }: { readonly now: Date; readonly again: Date },
): Promise<Survey | null> {
  const [survey] = await db
    .update(ratePlanSurveys)
    .set({ passDueAt: again })
    .where(and(isSurvey(key), lte(ratePlanSurveys.passDueAt, now)))
    .returning();
  return survey ?? null;
}

/** `passedAt` null: the utility receives none. */
export async function closeSurvey(db: Db, key: SurveyKey, passedAt: Date | null): Promise<void> {
  await db.update(ratePlanSurveys).set({ passDueAt: null, passedAt }).where(isSurvey(key));
}
