import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { doubling } from '../../domain/helpers/doubling.ts';
import { taxpayerNumber, type TinType, type W9Status } from '../../domain/cashout/w9.ts';
import type { TypedAddress } from '../../domain/session/checkAddress.ts';
import { checkAddress } from '../../domain/session/checkAddress.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { addressFaults } from '../orders/service.ts';
import { takeAllowances } from '../platform/allowances.ts';
import type { MemberContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { conflict, missing, refused, RequestError } from '../platform/errors.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import type { Secrets } from '../platform/secrets.ts';
import { ownTries } from '../session/service.ts';
import { CALL_MS, JOBS, type CashoutDeps } from './deps.ts';
import { changeW9, insertW9, isNumberTaken, latestW9, lockW9, readW9, type W9Row } from './store/cashouts.ts';

export const TIN = 'w9-tin';
const LONGEST_NAME = 100;
const minute = 60_000;

export interface TypedW9 {
  readonly name: string;
  readonly tinType: TinType;
  readonly tin: string;
  readonly address: TypedAddress;
  readonly certified: boolean;
}

/** Keyed by brand, so that a person may be a member of two. */
const numberKey = (secrets: Secrets, brandId: string, tin: string): string =>
  secrets.keyedHash(TIN, `${brandId}:${tin}`);

/** A number as it is kept: sealed, with a key to find it at other members, and its end. */
export const sealedNumber = (secrets: Secrets, brandId: string, formId: string, tin: string) => ({
  tin: secrets.seal(TIN, formId, tin),
  tinKey: numberKey(secrets, brandId, tin),
  lastFour: tin.slice(-4),
});

/** A form's number, sealed for the record that takes its place. */
export const movedNumber = (
  secrets: Secrets,
  { formId, tin }: { readonly formId: string; readonly tin: string },
  recordId: string,
): string => secrets.seal(TIN, recordId, secrets.open(TIN, formId, tin));

/**
 * Takes a form W-9 and has it checked. The number is sealed immediately. One that another member has given is DUPLICATE
 * without asking anyone. Source: WAL-17; rewards, "Cash-out".
 */
export async function submitW9(ctx: MemberContext, typed: TypedW9): Promise<W9Row> {
  const { brand, db, deps, member, now } = ctx;
  const { secrets, newId, jobs } = deps;
  const name = typed.name.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  const tin = taxpayerNumber(typed.tin, typed.tinType);
  const checked = checkAddress(typed.address, 'US');
  const faults: Record<string, Sentence> = {
    ...(name === '' || name.length > LONGEST_NAME ? { name: say('cashout.w9.name') } : {}),
    ...(tin === null ? { tin: say('cashout.w9.tin', { type: typed.tinType }) } : {}),
    ...('faults' in checked
      ? Object.fromEntries(addressFaults(checked.faults, 'US').map(({ field, message }) => [field, message]))
      : {}),
    ...(typed.certified ? {} : { certified: say('cashout.w9.certified') }),
  };
  const [first] = Object.values(faults);
  if (first !== undefined || tin === null || 'faults' in checked)
    throw refused(first ?? say('platform.checkInput'), { code: 'INVALID', fields: faults });
  const wait = await takeAllowances(db, ownTries(secrets, `w9:${member.id}`), now);
  if (wait > 0) throw new RequestError(429, say('cashout.w9.wait'), { retryAfter: wait });
  return transaction(db, async (tx) => {
    const before = await latestW9(tx, brand.id, member.id);
    if (before?.status === 'VALID' || before?.status === 'PROCESSING')
      throw conflict(say('cashout.w9.underWay'), 'W9_UNDER_WAY');
    const id = newId();
    const number = sealedNumber(secrets, brand.id, id, tin);
    const isTaken = await isNumberTaken(tx, { brand: brand.id, memberId: member.id, tinKey: number.tinKey });
    const row = await insertW9(tx, {
      id,
      memberId: member.id,
      brand: brand.id,
      name,
      tinType: typed.tinType,
      ...number,
      address: checked.address,
      signedAt: now,
      status: isTaken ? 'DUPLICATE' : 'PROCESSING',
      statusAt: now,
      dueAt: isTaken ? null : now,
    });
    if (!isTaken) await jobs.send(tx, JOBS.checkW9, { id }, { key: id });
    return row;
  });
}

const REMIND_MS = 24 * 60 * minute;

/** Hands a form to the checker; repeats with back-off, and once a day while no answer came back. */
export async function checkW9(deps: CashoutDeps, id: string): Promise<void> {
  const { brands, clock, config, db, outbound, partners, secrets } = deps;
  const form = await readW9(db, id);
  if (form?.status !== 'PROCESSING') return;
  const [access, brand] = [partners.w9, brands.byId(form.brand)];
  const now = clock.now();
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (access === null || brand === null) return changeW9(db, id, { dueAt: later(REMIND_MS) });
  const tin = secrets.open(TIN, id, form.tin);
  await changeW9(db, id, { dueAt: later(5 * minute) });
  try {
    const answer = await outbound.call(
      'w9',
      {
        method: 'POST',
        url: `${access.base}/checks`,
        headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          reference: id,
          name: form.name,
          tin_type: form.tinType,
          tin,
          callback_url: `${backendAddress(brand.config, config)}/api/internal/w9_response/mark`,
        }),
      },
      { deadlineMs: CALL_MS },
    );
    const { status } = (answer.json() ?? {}) as { readonly status?: unknown };
    await changeW9(db, id, { dueAt: later(REMIND_MS), silences: 0 });
    // The checker knew the form, and its message got lost.
    if (status === 'VALID' || status === 'INVALID') await settleW9(deps, id, status);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    const silences = form.silences + 1;
    await changeW9(db, id, { silences, dueAt: later(doubling(silences, minute, REMIND_MS)) });
  }
}

/**
 * Records the checker's answer. A number that another member has given in the meantime is DUPLICATE. A form that was
 * settled keeps its status: messages may come twice, late and in any order.
 */
export async function settleW9(
  { clock, db }: Pick<CashoutDeps, 'clock' | 'db'>,
  id: string,
  status: 'VALID' | 'INVALID',
): Promise<W9Status | null> {
  return transaction(db, async (tx) => {
    const form = isId(id) ? await lockW9(tx, id) : null;
    if (form === null) return null;
    if (form.status !== 'PROCESSING') return form.status;
    const settled = status === 'VALID' && (await isNumberTaken(tx, form)) ? 'DUPLICATE' : status;
    await changeW9(tx, id, { status: settled, statusAt: clock.now(), dueAt: null });
    return settled;
  });
}

/** Staff say what came of a form, with a reason. Source: WAL-18. */
export async function markW9(
  { brand, db, deps, member, now }: MemberContext,
  {
    reference,
    status,
    reason,
  }: { readonly reference: string; readonly status: W9Status; readonly reason: string },
): Promise<W9Status> {
  const [fault] = reasonFaults(reason);
  if (fault !== undefined)
    throw refused(fault.message, { code: 'INVALID', fields: { reason: fault.message } });
  return transaction(db, async (tx) => {
    const form = isId(reference) ? await lockW9(tx, reference) : null;
    if (form?.brand !== brand.id) throw missing();
    if (form.memberId === member.id) throw conflict(say('cashout.ownForm'), 'OWN_FORM');
    await changeW9(tx, form.id, {
      status,
      statusAt: now,
      dueAt: status === 'PROCESSING' ? now : null,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'w9.mark',
      subject: `member:${form.memberId}`,
      reason: reason.trim(),
      before: { status: form.status },
      after: { status },
    });
    return status;
  });
}
