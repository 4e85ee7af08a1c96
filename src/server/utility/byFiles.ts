import { and, desc, eq, isNull, ne, or } from 'drizzle-orm';
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
import { currentAuthorization, endAuthorization, replaceAuthorization } from './authorizations.ts';
import { meterHash, numbersOf, type GivenNumbers } from './byAccount.ts';
import type { Who } from './connection.ts';
import { moveTo } from './move.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthorizations, utilityConnections, utilityTransitions } from './tables.ts';

/** Whether the home is in a program by the word of staff, and not by a number that it gave. Must run in a transaction. */
async function isEnrolledByStaff(tx: Db, memberId: string): Promise<boolean> {
  const [home] = await tx
    .select()
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId))
    .for('update');
  if (home === undefined || home.programId === null || !takesPart(home.widgetState, home.widgetSubstate))
    return false;
  const [last] = await tx
    .select({ cause: utilityTransitions.cause })
    .from(utilityTransitions)
    .where(eq(utilityTransitions.memberId, memberId))
    .orderBy(desc(utilityTransitions.position))
    .limit(1);
  return last?.cause === 'staff';
}

/** At least one of the two. */
interface Numbers {
  readonly accountNumber: string | null;
  readonly meterNumber: string | null;
}

/** What delivered files are matched by; nobody reads an account number out of it. */
export const accountHash = ({ secrets }: Pick<UtilityDeps, 'secrets'>, comparable: string): string =>
  secrets.keyedHash('utility-account', comparable);

/**
 * Notes the account or meter number of a home whose utility delivers files; the home is connected when its first readings
 * come. Nobody can say whether the number is the member's until then, so it keeps nobody else from their own; once a home
 * is connected by it, another one is a Duplicate. The same numbers again change nothing. A home that staff enrolled keeps its
 * place in the program whatever its number is.
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
    const own = eq(utilityConnections.memberId, memberId);
    const current = await currentAuthorization(tx, memberId, true);
    if (current !== null && current.utilityId === utility.id) {
      const kept = numbersOf(deps, current);
      if (kept.accountNumber === numbers.accountNumber && kept.nmi === numbers.meterNumber) return;
    }
    const keepsPlace = await isEnrolledByStaff(tx, memberId);
    const same = or(
      ...(hashes.accountHash === null ? [] : [eq(utilityAuthorizations.accountHash, hashes.accountHash)]),
      ...(hashes.nmiHash === null ? [] : [eq(utilityAuthorizations.nmiHash, hashes.nmiHash)]),
    );
    const others = await tx
      .select({ id: utilityAuthorizations.id })
      .from(utilityAuthorizations)
      .innerJoin(utilityConnections, eq(utilityConnections.memberId, utilityAuthorizations.memberId))
      .where(
        and(
          eq(utilityAuthorizations.utilityId, utility.id),
          ne(utilityAuthorizations.memberId, memberId),
          isNull(utilityAuthorizations.endedAt),
          eq(utilityConnections.authStatus, 'active'),
          same,
        ),
      )
      .limit(1);
    if (others.length > 0 && keepsPlace) {
      const message = say('utility.numberTaken');
      throw refused(message, {
        code: 'UTILITY_NUMBERS',
        fields: { [numbers.accountNumber === null ? meterFieldOf(country) : 'account_number']: message },
      });
    }
    await (keepsPlace ? replaceAuthorization : endAuthorization)(tx, memberId, now);
    if (others.length > 0) {
      await tx.update(utilityConnections).set({ authStatus: 'failed' }).where(own);
      await moveTo(tx, { memberId, state: 'AuthDone', substate: 'Duplicate', at: now, cause: 'member' });
      return;
    }
    const id = deps.newId();
    const sealed = (field: 'account' | 'nmi', text: string | null) =>
      text === null ? null : deps.secrets.seal('utility-account', `${id}:${field}`, text);
    await tx.insert(utilityAuthorizations).values({
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
    // Nobody has confirmed the number yet, wherever the home stands.
    await tx.update(utilityConnections).set({ authStatus: 'waiting' }).where(own);
    if (keepsPlace) return;
    await moveTo(tx, { memberId, state: 'AuthStart', substate: 'AwaitingFile', at: now, cause: 'member' });
  });
}

const meterFieldOf = (country: string) => (country === 'AU' ? 'nmi' : 'meter_number');

/** Either number will do; what is wrong with the ones that were given is told at their fields. */
function read(given: GivenNumbers, country: string): Numbers {
  const meterField = meterFieldOf(country);
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
