import type { Db } from '../../platform/db/db.ts';
import { utilityOfMember } from '../queries.ts';
import { findUtilityPlans, type UtilityPlans } from '../store/ratePlans.ts';

export interface MemberPlans extends UtilityPlans {
  readonly utilityId: string;
  readonly utilityName: string;
}

/** The rate plans of the member's utility; null without a utility that sends readings, or without its plans. */
export async function findMemberPlans(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<MemberPlans | null> {
  const utility = await utilityOfMember(db, brandId, memberId);
  const offered = utility === null ? null : await findUtilityPlans(db, utility.id);
  return utility === null || offered === null
    ? null
    : { ...offered, utilityId: utility.id, utilityName: utility.shortName };
}
