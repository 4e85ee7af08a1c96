import type { Sentence } from '../../domain/sentences/sentence.ts';
import { readAccountNumber } from '../../domain/utility/accountNumber.ts';
import { readNmi } from '../../domain/utility/nmi.ts';
import { say } from '../platform/messages/say.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { findReachableUtility } from './connectByOAuth.ts';
import type { Connection, Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import {
  currentAuthorization,
  endAuthorization,
  insertAuthorization,
  type AuthorizationRow,
} from './store/authorizations.ts';
import { setAuthStatus } from './store/connections.ts';
import { isMeterTaken } from './store/numbers.ts';

interface Numbers {
  readonly accountNumber: string;
  readonly nmi: string | null;
}

/** The bill's numbers as typed. */
export interface GivenNumbers {
  readonly account_number?: string;
  readonly nmi?: string;
  readonly meter_number?: string;
}

/** The meter room's hash of a meter number, by which drops are matched. */
export const meterHash = ({ secrets }: Pick<UtilityDeps, 'secrets'>, nmi: string): string =>
  secrets.keyedHash('service-point', nmi);

/**
 * Connects by the numbers on the bill, which the utility checks. Repeating the same numbers changes nothing.
 * A meter that another member has linked and the utility has confirmed is a Duplicate, without saying whose
 * it is; unconfirmed numbers block nobody.
 */
export async function connectByAccount(
  deps: UtilityDeps,
  connection: Connection,
  { brandId, memberId }: Who,
  given: GivenNumbers,
): Promise<void> {
  const utility = await findReachableUtility(deps, connection);
  if (utility.connection !== 'ACCOUNT_NUMBER') throw refused(say('utility.byLogIn'), { code: 'BY_LOG_IN' });
  const { accountNumber, nmi } = read(given, utility.country === 'AU');
  const now = deps.clock.now();
  const nmiHash = nmi === null ? null : meterHash(deps, nmi);
  await transaction(deps.db, async (tx) => {
    const current = await currentAuthorization(tx, memberId, true);
    if (
      current !== null &&
      current.utilityId === utility.id &&
      sameNumbers(deps, current, { accountNumber, nmi })
    )
      return;
    await endAuthorization(tx, memberId, now);
    if (nmiHash !== null && (await isMeterTaken(tx, memberId, nmiHash))) {
      await setAuthStatus(tx, memberId, 'failed');
      await writeStatus(tx, { memberId, state: 'AuthDone', substate: 'Duplicate', at: now, cause: 'member' });
      return;
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
      accountNumber: deps.secrets.seal('utility-account', `${id}:account`, accountNumber),
      nmi: nmi === null ? null : deps.secrets.seal('utility-account', `${id}:nmi`, nmi),
    });
    await setAuthStatus(tx, memberId, 'waiting');
    await writeStatus(tx, { memberId, state: 'AuthStart', substate: 'Started', at: now, cause: 'member' });
    await deps.jobs.send(tx, JOBS.poll, { authorizationId: id }, { key: id });
  });
}

/** The numbers of an authorization, unsealed for its utility. */
export function openNumbers(
  { secrets }: Pick<UtilityDeps, 'secrets'>,
  { id, accountNumber, nmi }: AuthorizationRow,
): { readonly accountNumber: string | null; readonly nmi: string | null } {
  return {
    accountNumber:
      accountNumber === null ? null : secrets.open('utility-account', `${id}:account`, accountNumber),
    nmi: nmi === null ? null : secrets.open('utility-account', `${id}:nmi`, nmi),
  };
}

function sameNumbers(
  deps: Pick<UtilityDeps, 'secrets'>,
  row: AuthorizationRow,
  { accountNumber, nmi }: Numbers,
): boolean {
  const kept = openNumbers(deps, row);
  return kept.accountNumber === accountNumber && kept.nmi === nmi;
}

function read(given: GivenNumbers, wantsNmi: boolean): Numbers {
  const account = readAccountNumber(given.account_number ?? '');
  const meter = wantsNmi || (given.nmi ?? '').trim() !== '' ? readNmi(given.nmi ?? '') : null;
  const faults: Record<string, Sentence> = {};
  if ('fault' in account) faults['account_number'] = say('utility.accountNumber', { fault: account.fault });
  if (meter !== null && 'fault' in meter) faults['nmi'] = say('utility.nmi', { fault: meter.fault });
  const [first] = Object.values(faults);
  if (first !== undefined || 'fault' in account || (meter !== null && 'fault' in meter))
    throw refused(first ?? say('platform.checkInput'), { code: 'UTILITY_NUMBERS', fields: faults });
  return { accountNumber: account.accountNumber, nmi: meter?.nmi ?? null };
}
