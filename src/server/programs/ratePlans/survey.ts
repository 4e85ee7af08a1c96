import {
  checkSurvey,
  type RatePlanSurveyType,
  type SurveyFault,
  type SurveyResponse,
} from '../../../domain/programs/ratePlanSurvey.ts';
import type { MemberContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { findResult } from '../store/ratePlanResults.ts';
import { countSurveys, insertSurvey } from '../store/ratePlanSurveys.ts';
import { findSurveyEmail } from '../store/utilities.ts';

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
  const figures = (await findResult(db, member.id))?.figures ?? null;
  if (figures === null) return { failure: 'NO_RESULT' };
  const checked = checkSurvey(type, given);
  if ('fault' in checked) return { failure: checked.fault };
  return transaction(db, async (tx) => {
    const today = await countSurveys(tx, member.id, new Date(now.getTime() - DAY_MS));
    if (today >= MOST_A_DAY) return { failure: 'TOO_MANY' };
    const passedToUtility = (await findSurveyEmail(tx, figures.utilityId)) !== null;
    const { current, cheapest } = figures.comparison;
    await insertSurvey(tx, {
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
