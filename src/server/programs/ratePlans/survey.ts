import { and, count, desc, eq, gt } from 'drizzle-orm';
import {
  checkSurvey,
  type RatePlanSurveyType,
  type SurveyFault,
  type SurveyResponse,
} from '../../../domain/programs/ratePlanSurvey.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { ratePlanSurveys, utilities } from '../tables.ts';
import { readResult } from './results.ts';

const DAY_MS = 86_400_000;
/** A member may change the answer, but not endlessly. */
const MOST_A_DAY = 5;

export type SurveyFailure = SurveyFault | 'NO_RESULT' | 'TOO_MANY';

export type SurveyOutcome =
  | { readonly failure: SurveyFailure }
  | { readonly passedToUtility: boolean; readonly responses: readonly SurveyResponse[] };

/**
 * Stores the member's answer about the comparison shown, and forwards it to the utility without a name if it
 * accepts answers. Source: GQL-28.
 */
export async function submitSurvey(
  { db, brand, member, now, deps }: MemberContext,
  type: RatePlanSurveyType,
  given: readonly SurveyResponse[],
): Promise<SurveyOutcome> {
  const figures = (await readResult(db, member.id))?.figures ?? null;
  if (figures === null) return { failure: 'NO_RESULT' };
  const checked = checkSurvey(type, given);
  if ('fault' in checked) return { failure: checked.fault };
  return transaction(db, async (tx) => {
    const { memberId, at } = ratePlanSurveys;
    const [said] = await tx
      .select({ today: count() })
      .from(ratePlanSurveys)
      .where(and(eq(memberId, member.id), gt(at, new Date(now.getTime() - DAY_MS))));
    if ((said?.today ?? 0) >= MOST_A_DAY) return { failure: 'TOO_MANY' };
    const [utility] = await tx
      .select({ email: utilities.ratePlanSurveyEmail })
      .from(utilities)
      .where(eq(utilities.id, figures.utilityId));
    const passedToUtility = utility?.email != null;
    const { current, cheapest } = figures.comparison;
    await tx.insert(ratePlanSurveys).values({
      memberId: member.id,
      id: deps.newId(),
      brand: brand.id,
      utilityId: figures.utilityId,
      type,
      currentCode: current.code,
      cheapestCode: cheapest.code,
      responses: checked.responses,
      at: now,
      passDueAt: passedToUtility ? now : null,
    });
    return { passedToUtility, responses: checked.responses };
  });
}

/** The member's last answer with this plan as the cheapest; null: none. */
export async function answeredSurvey(
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
