import type { Sentence } from '../../domain/sentences/sentence.ts';
import { readAccountNumber } from '../../domain/utility/accountNumber.ts';
import { comparableNumber } from '../../domain/utility/deliveredNumbers.ts';
import { takesPart } from '../../domain/utility/connectionView.ts';
import { readNmi } from '../../domain/utility/nmi.ts';
import type { UtilityFacts } from '../programs/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { meterHash, openNumbers, type GivenNumbers } from './connectByAccount.ts';
import type { Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import type { UtilityDeps } from './deps.ts';
import {
  currentAuthorization,
  endAuthorization,
  insertAuthorization,
  replaceAuthorization,
} from './store/authorizations.ts';
import { findConnection, latestTransitionCause, setAuthStatus } from './store/connections.ts';
import { isNumberTaken } from './store/numbers.ts';

/** Whether staff enrolled the home rather than a number it gave. Must run in a transaction. */
async function isEnrolledByStaff(tx: Db, memberId: string): Promise<boolean> {
  const home = await findConnection(tx, memberId, true);
  if (home === null || home.programId === null || !takesPart(home.widgetState, home.widgetSubstate))
    return false;
  return (await latestTransitionCause(tx, memberId)) === 'staff';
}

/** At least one of the two. */
interface Numbers {
  readonly accountNumber: string | null;
  readonly meterNumber: string | null;
}

/** Delivered files are matched by this hash, so the account number itself isn't readable. */
export const accountHash = ({ secrets }: Pick<UtilityDeps, 'secrets'>, comparable: string): string =>
  secrets.keyedHash('utility-account', comparable);

/**
 * Stores the account or meter number of a home whose utility delivers files; its first readings connect the
 * home. Until then the number is unconfirmed and blocks nobody; afterwards another home with the same number
 * is a Duplicate. Repeating the same numbers changes nothing. A home that staff enrolled keeps its place in
 * the program.
 */
export async function connectByFiles(
  deps: UtilityDeps,
  utility: UtilityFacts,
  country: string,
  { brandId, memberId }: Who,
  given: GivenNumbers,
): Promise<void> {
  const numbers = read(given, country);
  const now = deps.clock.now();
  const hashes = {
    accountHash:
      numbers.accountNumber === null ? null : accountHash(deps, comparableNumber(numbers.accountNumber)),
    nmiHash: numbers.meterNumber === null ? null : meterHash(deps, comparableNumber(numbers.meterNumber)),
  };
  await transaction(deps.db, async (tx) => {
    const current = await currentAuthorization(tx, memberId, true);
    if (current !== null && current.utilityId === utility.id) {
      const kept = openNumbers(deps, current);
      if (kept.accountNumber === numbers.accountNumber && kept.nmi === numbers.meterNumber) return;
    }
    const keepsPlace = await isEnrolledByStaff(tx, memberId);
    const isTaken = await isNumberTaken(tx, utility.id, memberId, hashes);
    if (isTaken && keepsPlace) {
      const message = say('utility.numberTaken');
      throw refused(message, {
        code: 'UTILITY_NUMBERS',
        fields: { [numbers.accountNumber === null ? meterFieldFor(country) : 'account_number']: message },
      });
    }
    await (keepsPlace ? replaceAuthorization : endAuthorization)(tx, memberId, now);
    if (isTaken) {
      await setAuthStatus(tx, memberId, 'failed');
      await writeStatus(tx, { memberId, state: 'AuthDone', substate: 'Duplicate', at: now, cause: 'member' });
      return;
    }
    const id = deps.newId();
    const sealed = (field: 'account' | 'nmi', text: string | null) =>
      text === null ? null : deps.secrets.seal('utility-account', `${id}:${field}`, text);
    await insertAuthorization(tx, {
      id,
      brand: brandId,
      memberId,
      utilityId: utility.id,
      createdAt: now,
      intervalData: true,
      ...hashes,
      accountNumber: sealed('account', numbers.accountNumber),
      nmi: sealed('nmi', numbers.meterNumber),
    });
    // The new number is unconfirmed, whatever the home's status.
    await setAuthStatus(tx, memberId, 'waiting');
    if (keepsPlace) return;
    await writeStatus(tx, {
      memberId,
      state: 'AuthStart',
      substate: 'AwaitingFile',
      at: now,
      cause: 'member',
    });
  });
}

const meterFieldFor = (country: string) => (country === 'AU' ? 'nmi' : 'meter_number');

/** One of the two is enough; faults are reported at the fields that were filled in. */
function read(given: GivenNumbers, country: string): Numbers {
  const meterField = meterFieldFor(country);
  const meterText = (given[meterField] ?? '').trim();
  const accountText = (given.account_number ?? '').trim();
  const faults: Record<string, Sentence> = {};
  if (accountText === '' && meterText === '')
    faults['account_number'] = say('utility.eitherNumber', { country: country === 'AU' ? 'AU' : 'other' });
  const account = accountText === '' ? null : readAccountNumber(accountText);
  if (account !== null && 'fault' in account)
    faults['account_number'] = say('utility.accountNumber', { fault: account.fault });
  let meterNumber: string | null = null;
  if (meterText !== '' && meterField === 'nmi') {
    const nmi = readNmi(meterText);
    if ('fault' in nmi) faults['nmi'] = say('utility.nmi', { fault: nmi.fault });
    else meterNumber = nmi.nmi;
  } else if (meterText !== '') {
    const number = readAccountNumber(meterText);
    if ('fault' in number) faults['meter_number'] = say('utility.meterNumber', { fault: number.fault });
    else meterNumber = number.accountNumber;
  }
  const [first] = Object.values(faults);
  if (first !== undefined) throw refused(first, { code: 'UTILITY_NUMBERS', fields: faults });
  return {
    accountNumber: account !== null && 'accountNumber' in account ? account.accountNumber : null,
    meterNumber,
  };
}
