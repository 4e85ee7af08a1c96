import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { utilityOfMember } from '../queries.ts';
import { deleteResult } from '../store/ratePlanResults.ts';
import { deleteChosenPlan, findUtilityPlans, saveChosenPlan, type UtilityPlans } from '../store/ratePlans.ts';

interface HomeScope {
  readonly brandId: string;
  readonly memberId: string;
}

export interface MemberPlans extends UtilityPlans {
  readonly utilityId: string;
  readonly utilityName: string;
  /** The plan that the home says it is on, else the usual one. */
  readonly currentCode: string;
  readonly isChosen: boolean;
}

/** The rate plans of the member's utility; null without a utility that sends readings, or without its plans. */
export async function findMemberPlans(db: Db, { brandId, memberId }: HomeScope): Promise<MemberPlans | null> {
  const utility = await utilityOfMember(db, brandId, memberId);
  const offered = utility === null ? null : await findUtilityPlans(db, utility.id);
  if (utility === null || offered === null) return null;
  const chosen = offered.plans.find(({ code }) => code === utility.chosenCode);
  return {
    ...offered,
    utilityId: utility.id,
    utilityName: utility.shortName,
    currentCode: chosen?.code ?? offered.usualCode,
    isChosen: chosen !== undefined,
  };
}

/**
 * Keeps which of its utility's plans the home is on; null: it doesn't know. Returns false for a plan that its utility
 * doesn't offer.
 */
export function chooseMemberPlan(
  db: Db,
  { brandId, memberId }: HomeScope,
  code: string | null,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (code === null) await deleteChosenPlan(tx, memberId);
    else {
      const offered = await findMemberPlans(tx, { brandId, memberId });
      if (offered?.plans.some((plan) => plan.code === code) !== true) return false;
      const { utilityId } = offered;
      await saveChosenPlan(tx, { memberId, brand: brandId, utilityId, code, chosenAt: now });
    }
    await deleteResult(tx, memberId);
    return true;
  });
}
