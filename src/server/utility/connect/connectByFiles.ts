import type { Country } from '../../../domain/brands/countries.ts';
import { comparableNumber } from '../../../domain/utility/deliveredNumbers.ts';
import { isAdmitted } from '../../../domain/utility/takingPart.ts';
import { neededBillNumbers } from '../../../domain/utility/billNumbers.ts';
import type { UtilityFacts } from '../../programs/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { readBillNumbers, type GivenNumbers } from './billNumbers.ts';
import { meterHash, sameNumbers, sealNumbers } from './connectByAccount.ts';
import type { GivenByStaff, Who } from './connection.ts';
import { claimNumber } from '../claims/openClaim.ts';
import { writeStatus } from './statusChange.ts';
import type { UtilityDeps } from '../deps.ts';
import { endAuthorization } from './changeProgram.ts';
import { currentAuthorization, insertAuthorization, replaceAuthorization } from '../store/authorizations.ts';
import { findConnection, latestTransitionCause, setAuthStatus } from '../store/connections.ts';
import { findLostNumber } from '../store/claims.ts';
import { findNumberRival } from '../store/numbers.ts';

/** Whether staff enrolled the home rather than a number it gave. Must run in a transaction. */
async function isEnrolledByStaff(tx: Db, memberId: string): Promise<boolean> {
  const home = await findConnection(tx, memberId, true);
  if (home === null || home.programId === null || !isAdmitted(home.widgetState, home.widgetSubstate))
    return false;
  return (await latestTransitionCause(tx, memberId)) === 'staff';
}

/** Delivered files are matched by this hash, so the account number itself isn't readable. */
export const accountHash = ({ secrets }: Pick<UtilityDeps, 'secrets'>, comparable: string): string =>
  secrets.keyedHash('utility-account', comparable);

/**
 * Stores the account or meter number of a home whose utility delivers files; its first readings connect the
 * home. Until then the number is unconfirmed and blocks no one; afterwards another home with the same number
 * is a Duplicate. Repeating the same numbers changes nothing, and answers false. A home that staff enrolled keeps its place in
 * the program.
 */
export async function connectByFiles(
  deps: UtilityDeps,
  utility: UtilityFacts,
  country: Country,
  { brandId, memberId }: Who,
  given: GivenNumbers,
  staff?: GivenByStaff,
): Promise<boolean> {
  const cause = staff === undefined ? 'member' : 'staff';
  const numbers = readBillNumbers(given, country, true);
  const now = deps.clock.now();
  const hashes = {
    accountHash:
      numbers.accountNumber === null ? null : accountHash(deps, comparableNumber(numbers.accountNumber)),
    nmiHash: numbers.meterNumber === null ? null : meterHash(deps, comparableNumber(numbers.meterNumber)),
  };
  return transaction<boolean>(deps.db, async (tx) => {
    const current = await currentAuthorization(tx, memberId, true);
    if (current !== null && current.utilityId === utility.id && sameNumbers(deps, current, numbers))
      return false;
    await staff?.note(tx);
    const keepsPlace = await isEnrolledByStaff(tx, memberId);
    const rival =
      (await findLostNumber(tx, memberId, hashes, now)) ??
      (await findNumberRival(tx, utility.id, memberId, hashes));
    if (rival !== null && keepsPlace) {
      const message = say('utility.numberTaken');
      throw refused(message, {
        code: 'UTILITY_NUMBERS',
        fields: { [pickField(numbers.accountNumber !== null, country)]: message },
      });
    }
    await (keepsPlace ? replaceAuthorization : endAuthorization)(tx, memberId, now);
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
      intervalData: true,
      ...hashes,
      ...sealNumbers(deps, id, numbers),
    });
    // The new number is unconfirmed, whatever the home's status.
    await setAuthStatus(tx, memberId, 'waiting');
    if (keepsPlace) return true;
    await writeStatus(tx, {
      memberId,
      state: 'AuthStart',
      substate: 'AwaitingFile',
      at: now,
      cause,
    });
    return true;
  });
}

const pickField = (byAccount: boolean, country: Country) =>
  neededBillNumbers(country, true).find((name) => (name === 'account_number') === byAccount) ??
  'account_number';
