import { and, asc, eq } from 'drizzle-orm';
import { planFault, type RatePlan } from '../../../domain/programs/ratePlan.ts';
import type { Db } from '../../platform/db/db.ts';
import type { NewId } from '../../platform/ids.ts';
import { memberRatePlans, ratePlans, utilities } from '../tables.ts';

export interface RatePlanList {
  readonly brandId: string;
  readonly utilityId: string;
  readonly currency: string;
  /** The first is the usual one. */
  readonly plans: readonly RatePlan[];
  /** Where the utility receives members' answers about its plans; null: nowhere. */
  readonly surveyEmail: string | null;
}

/**
 * Writes a utility's rate plans; plans missing from the list are no longer compared. Throws RangeError for a
 * plan that doesn't price every hour.
 */
export async function saveRatePlans(
  tx: Db,
  { brandId, utilityId, currency, plans, surveyEmail }: RatePlanList,
  newId: NewId,
): Promise<void> {
  for (const plan of plans) {
    const fault = planFault(plan);
    if (fault !== null) throw new RangeError(`The rate plan ${plan.code} is not sound: ${fault}.`);
  }
  await tx.update(ratePlans).set({ active: false, usual: false }).where(eq(ratePlans.utilityId, utilityId));
  for (const [index, { code, name, daily, bands }] of plans.entries()) {
    const values = { name, currency, daily, bands, usual: index === 0, active: true };
    await tx
      .insert(ratePlans)
      .values({ ...values, id: newId(), brand: brandId, utilityId, code })
      .onConflictDoUpdate({ target: [ratePlans.utilityId, ratePlans.code], set: values });
  }
  await tx
    .update(utilities)
    .set({ ratePlanSurveyEmail: surveyEmail })
    .where(and(eq(utilities.id, utilityId), eq(utilities.brand, brandId)));
}

export interface UtilityPlans {
  readonly plans: readonly RatePlan[];
  readonly currency: string;
  /** The default plan of homes that chose no other. */
  readonly usualCode: string;
}

/** A utility's current plans; null without any, or without a usual one. */
export async function findUtilityPlans(db: Db, utilityId: string): Promise<UtilityPlans | null> {
  const rows = await db
    .select()
    .from(ratePlans)
    .where(and(eq(ratePlans.utilityId, utilityId), eq(ratePlans.active, true)))
    .orderBy(asc(ratePlans.code));
  const usual = rows.find((row) => row.usual);
  return usual === undefined ? null : { plans: rows, currency: usual.currency, usualCode: usual.code };
}

/** Keeps which plan a home says it is on. */
export async function saveChosenPlan(db: Db, row: typeof memberRatePlans.$inferInsert): Promise<void> {
  const { memberId: target } = memberRatePlans;
  await db.insert(memberRatePlans).values(row).onConflictDoUpdate({ target, set: row });
}

export async function deleteChosenPlan(db: Db, memberId: string): Promise<void> {
  await db.delete(memberRatePlans).where(eq(memberRatePlans.memberId, memberId));
}
