import type { Country } from '../../../domain/brands/countries.ts';
import { say } from '../../platform/messages/say.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refused } from '../../platform/errors.ts';
import { readBillNumbers, type BillNumbers, type GivenNumbers } from './billNumbers.ts';
import { findReachableUtility } from './connectByOAuth.ts';
import type { Connection, GivenByStaff, Who } from './connection.ts';
import { claimNumber } from '../claims/openClaim.ts';
import { writeStatus } from './statusChange.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';
import { endAuthorization } from './changeProgram.ts';
import { currentAuthorization, insertAuthorization, type AuthorizationRow } from '../store/authorizations.ts';
import { setAuthStatus } from '../store/connections.ts';
import { findLostNumber } from '../store/claims.ts';
import { findMeterRival } from '../store/numbers.ts';

/** The meter room's hash of a meter number, by which drops are matched. */
export const meterHash = ({ secrets }: Pick<UtilityDeps, 'secrets'>, nmi: string): string =>
  secrets.keyedHash('service-point', nmi);

/**
 * Connects by the numbers on the bill, which the utility checks. Repeating the same numbers changes nothing, and answers false.
 * A meter that another member has linked and the utility has confirmed is a Duplicate, without saying whose
 * it is; unconfirmed numbers block no one.
 */
export async function connectByAccount(
  deps: UtilityDeps,
  connection: Connection,
  country: Country,
  { brandId, memberId }: Who,
  given: GivenNumbers,
  staff?: GivenByStaff,
): Promise<boolean> {
  const cause = staff === undefined ? 'member' : 'staff';
  const utility = await findReachableUtility(deps, connection);
  if (utility.connection !== 'ACCOUNT_NUMBER') throw refused(say('utility.byLogIn'), { code: 'BY_LOG_IN' });
  const numbers = readBillNumbers(given, country, false);
  const now = deps.clock.now();
  const { meterNumber } = numbers;
  const nmiHash = meterNumber === null ? null : meterHash(deps, meterNumber);
  return transaction<boolean>(deps.db, async (tx) => {
    const current = await currentAuthorization(tx, memberId, true);
    if (current !== null && current.utilityId === utility.id && sameNumbers(deps, current, numbers))
      return false;
    await staff?.note(tx);
    await endAuthorization(tx, memberId, now);
    const rival =
      meterNumber === null || nmiHash === null
        ? null
        : ((await findLostNumber(tx, memberId, { nmiHash, accountHash: null }, now)) ??
          (await findMeterRival(tx, memberId, nmiHash)));
    if (rival !== null) {
      await setAuthStatus(tx, memberId, 'failed');
      await writeStatus(tx, { memberId, state: 'AuthDone', substate: 'Duplicate', at: now, cause });
      await claimNumber(tx, deps, { brand: brandId, memberId, utilityId: utility.id }, rival, numbers);
      return true;
    }
    const id = deps.newId();
    await insertAuthorization(tx, {
      id,
      brand: brandId,
      memberId,
      utilityId: utility.id,
      createdAt: now,
      nmiHash,
      intervalData: true,
      pollDueAt: now,
      ...sealNumbers(deps, id, numbers),
    });
    await setAuthStatus(tx, memberId, 'waiting');
    await writeStatus(tx, { memberId, state: 'AuthStart', substate: 'Started', at: now, cause });
    await deps.jobs.send(tx, JOBS.poll, { authorizationId: id }, { key: id });
    return true;
  });
}

/** The numbers as an authorization keeps them. */
export function sealNumbers(
  { secrets }: Pick<UtilityDeps, 'secrets'>,
  id: string,
  { accountNumber, meterNumber }: BillNumbers,
): Pick<AuthorizationRow, 'accountNumber' | 'nmi'> {
  const seal = (field: 'account' | 'nmi', text: string | null) =>
    text === null ? null : secrets.seal('utility-account', `${id}:${field}`, text);
  return { accountNumber: seal('account', accountNumber), nmi: seal('nmi', meterNumber) };
}

/** The numbers of an authorization, unsealed for its utility. */
export function openNumbers(
  { secrets }: Pick<UtilityDeps, 'secrets'>,
  { id, accountNumber, nmi }: Pick<AuthorizationRow, 'id' | 'accountNumber' | 'nmi'>,
): BillNumbers {
  const open = (field: 'account' | 'nmi', sealed: string | null) =>
    sealed === null ? null : secrets.open('utility-account', `${id}:${field}`, sealed);
  return { accountNumber: open('account', accountNumber), meterNumber: open('nmi', nmi) };
}

/** Whether an authorization was made with these numbers. */
export function sameNumbers(
  deps: Pick<UtilityDeps, 'secrets'>,
  row: AuthorizationRow,
  { accountNumber, meterNumber }: BillNumbers,
): boolean {
  const kept = openNumbers(deps, row);
  return kept.accountNumber === accountNumber && kept.meterNumber === meterNumber;
}
