import type { Country } from '../../../domain/brands/countries.ts';
import { neededBillNumbers, type BillNumber } from '../../../domain/utility/billNumbers.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { lastFour } from '../../meter/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { RequestError } from '../../platform/errors.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { UtilityDeps } from '../deps.ts';
import { currentAuthorization } from '../store/authorizations.ts';
import type { GivenNumbers } from './billNumbers.ts';
import { connectByAccount, openNumbers } from './connectByAccount.ts';
import { connectByFiles } from './connectByFiles.ts';
import { readConnection, type Connection } from './connection.ts';

interface NumbersByStaff {
  readonly memberId: string;
  readonly given: GivenNumbers;
  readonly reason: string;
}

/** The numbers by which a home's utility knows it; none where the member logs in there, or has chosen no utility. */
export function enterableNumbers(connection: Connection | null, country: Country): readonly BillNumber[] {
  const utility = connection?.utility ?? null;
  if (utility === null) return [];
  const byFiles = utility.connectionMethod === 'FILES';
  const byNumber = utility.connectionMethod === 'INTERFACE' && utility.connection === 'ACCOUNT_NUMBER';
  return byFiles || byNumber ? neededBillNumbers(country, byFiles) : [];
}

/**
 * Staff enter the numbers of a home's bill, or other ones, by the rules of the member's own form: the home waits until its
 * utility confirms them, and a number that is another member's goes to the queue of claims. The audit log keeps the last four
 * digits, and the member is written to.
 */
export async function setBillNumbers(
  deps: UtilityDeps,
  { brand, db, member, now }: MemberContext,
  { memberId, given, reason }: NumbersByStaff,
): Promise<{ readonly memberId: string } | { readonly refusal: RefusedChange }> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const who = { brandId: brand.id, memberId };
  const { country } = brand.config;
  const connection = await readConnection(db, who);
  if (connection?.utility == null || enterableNumbers(connection, country).length === 0)
    return refusal('NOT_ALLOWED', say('utility.numbers.notAsked'));
  const note = async (tx: Db): Promise<void> => {
    const current = await currentAuthorization(tx, memberId, true);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'member.billNumbers',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: current === null ? null : lastDigits(openNumbers(deps, current)),
      after: lastDigits({
        accountNumber: given.account_number ?? null,
        meterNumber: given.nmi ?? given.meter_number ?? null,
      }),
    });
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId,
      template: 'home-changed',
      values: { change: 'numbers', program: 'none' },
      key: `home-changed:${deps.newId()}`,
    });
  };
  const scoped = { ...deps, db };
  try {
    const hasChanged =
      connection.utility.connectionMethod === 'FILES'
        ? await connectByFiles(scoped, connection.utility, country, who, given, { note })
        : await connectByAccount(scoped, connection, country, who, given, { note });
    return hasChanged ? { memberId } : refusal('CONFLICT', say('utility.numbers.same'));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return refusal('INVALID', error.sentence, fieldsOf(error));
  }
}

const FIELDS = { account_number: 'accountNumber', meter_number: 'meterNumber', nmi: 'nmi' } as const;

function fieldsOf({ details }: RequestError) {
  return (['account_number', 'meter_number', 'nmi'] as const).flatMap((name) => {
    const message = details.fields?.[name];
    return message === undefined ? [] : [{ field: FIELDS[name], message }];
  });
}

function lastDigits(numbers: { readonly accountNumber: string | null; readonly meterNumber: string | null }) {
  const short = (number: string | null) =>
    number === null || number === '' ? null : lastFour(number.trim());
  return { account: short(numbers.accountNumber), meter: short(numbers.meterNumber) };
}
