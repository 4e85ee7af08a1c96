import { addDays, toLocalDate, type LocalDate } from '../../../domain/meter/zone.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { partnerUtility } from '../../programs/service.ts';
import { currentAuthorization, updateAuthorization } from '../store/authorizations.ts';
import { refetchFrom } from './fetch.ts';

interface FetchAgain {
  readonly memberId: string;
  /** The first day, by the utility's calendar. */
  readonly from: LocalDate;
  readonly reason: string;
}

/**
 * Asks the utility for a home's readings again, of all its meters, from a day on. The usual job does it next; what came
 * before stays, and what is different becomes a new version.
 */
export function fetchAgain(
  { brand, db, deps, member, now }: MemberContext,
  { memberId, from, reason }: FetchAgain,
): Promise<{ readonly memberId: string } | { readonly refusal: RefusedChange }> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return transaction(db, async (tx) => {
    const access = await currentAuthorization(tx, memberId, true);
    const utility = access?.brand === brand.id ? await partnerUtility(tx, access.utilityId) : null;
    if (access === null || utility === null || access.accessToken === null || access.resourceUri === null)
      return refusal('NOT_ALLOWED', say('utility.fetchAgain.noAccess'));
    const today = toLocalDate(utility.timeZone, Math.floor(now.getTime() / 1_000));
    if (from >= today || from < addDays(today, -LONGEST_DAYS))
      return invalid([{ field: 'from', message: say('utility.fetchAgain.from', { days: LONGEST_DAYS }) }]);
    const before = { fetchedTo: access.fetchedTo, fetchDueAt: access.fetchDueAt };
    const after = {
      // Null: all of the past is being fetched already.
      fetchedTo: access.fetchedTo === null ? null : refetchFrom(access.fetchedTo, from),
      fetchDueAt: now,
    };
    await updateAuthorization(tx, access.id, { ...after, fetchFailures: 0 });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'member.fetchAgain',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before,
      after: { ...after, from },
    });
    return { memberId };
  });
}

/** More than any utility shares. */
const LONGEST_DAYS = 1_100;
