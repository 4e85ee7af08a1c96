import { MOST_PHONES } from '../../domain/settings/phoneLimits.ts';
import { returnAllowances, takeAllowances } from '../platform/allowances.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, isCode, newCode } from '../platform/codes.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { ownTries } from '../session/service.ts';
import {
  countCodeTry,
  deletePhoneNumber,
  findReplaced,
  forgetMemberPhones,
  listPhones,
  markReplacement,
  markVerified,
  savePhoneCode,
} from './store/phones.ts';
import { insertSmsConsents } from './store/subscriptions.ts';

/** Hours until an unverified number is deleted. */
const UNVERIFIED_HOURS = 24;

type PhoneDeps = Pick<Deps, 'secrets' | 'notify' | 'newId'>;

export interface PhoneScope {
  readonly brandId: string;
  readonly memberId: string;
  /** E.164. */
  readonly number: string;
  readonly now: Date;
}

const codePlace = ({ memberId, number }: PhoneScope): string => `phone:${memberId}:${number}`;

export type Adding =
  | { readonly kind: 'code-sent' }
  | { readonly kind: 'verified-before' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Adds a number and sends a code, or another code for a known number. Consent is recorded either way. Codes are
 * throttled by member and by number, so that no one's phone can be flooded.
 */
export async function addPhone(
  { secrets, notify, newId }: PhoneDeps,
  db: Db,
  phone: PhoneScope & { readonly consent: boolean | null },
): Promise<Adding> {
  const { brandId, memberId, number, consent, now } = phone;
  await forgetMemberPhones(db, memberId, now);
  const known = await listPhones(db, memberId, now);
  const before = known.find((each) => each.number === number);
  if (before?.verified === true) {
    await recordConsent(db, newId(), phone, consent);
    return { kind: 'verified-before' };
  }
  if (before === undefined && known.length >= MOST_PHONES) return { kind: 'too-many' };
  const seconds = await takeSending({ secrets }, db, phone);
  if (seconds > 0) return { kind: 'wait', seconds };
  const code = newCode();
  const open = {
    codeHash: codeHash(secrets, codePlace(phone), code),
    codeExpiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    addedAt: now,
    expiresAt: new Date(now.getTime() + UNVERIFIED_HOURS * 3_600_000),
  };
  await transaction(db, async (tx) => {
    await savePhoneCode(tx, phone, open);
    await recordConsent(tx, newId(), phone, consent);
    await notify.send(tx, {
      brandId,
      memberId,
      address: number,
      channel: 'sms',
      template: 'phone-code',
      values: { code },
      key: `phone-code:${newId()}`,
    });
  });
  return { kind: 'code-sent' };
}

/** Takes one text to this number from what may be sent; seconds to wait where there is none left. */
const takeSending = (
  { secrets }: Pick<PhoneDeps, 'secrets'>,
  db: Db,
  { memberId, number, now }: PhoneScope,
): Promise<number> =>
  takeAllowances(
    db,
    [`phone-send:${memberId}`, `phone-send:${number}`].flatMap((name) => ownTries(secrets, name)),
    now,
  );

/** Sends a text message that shows whether texts arrive. False: too many went there lately. */
export async function sendTestText(
  { secrets, notify, newId }: PhoneDeps,
  tx: Db,
  phone: PhoneScope,
): Promise<boolean> {
  if ((await takeSending({ secrets }, tx, phone)) > 0) return false;
  const { brandId, memberId, number } = phone;
  await notify.send(tx, {
    brandId,
    memberId,
    address: number,
    channel: 'sms',
    template: 'phone-test',
    values: {},
    key: `phone-test:${newId()}`,
  });
  return true;
}

export type Verifying =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'spent' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Each attempt is counted before the code is compared; a correct code works once. The member is notified by email.
 */
export async function verifyPhone(
  { secrets, notify, newId }: PhoneDeps,
  db: Db,
  phone: PhoneScope & { readonly code: string },
): Promise<Verifying> {
  const { memberId, number, now, code } = phone;
  const known = (await listPhones(db, memberId, now)).find((each) => each.number === number);
  if (known === undefined) return { kind: 'unknown' };
  if (known.verified) return { kind: 'verified' };
  const open = await countCodeTry(db, phone, now);
  if (open === null) return { kind: 'spent' };
  const tries = ownTries(secrets, `phone-code:${memberId}`);
  const seconds = await takeAllowances(db, tries, now);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!isCode(secrets, codePlace(phone), code, open.codeHash))
    return { kind: 'wrong', left: CODE_TRIES - open.tries };
  await returnAllowances(db, tries);
  await confirmPhone({ notify, newId }, db, phone);
  return { kind: 'verified' };
}

/** The number counts from now on, in place of the one that it replaces. The member is notified by email. */
export async function confirmPhone(
  { notify, newId }: Pick<PhoneDeps, 'notify' | 'newId'>,
  db: Db,
  phone: PhoneScope,
): Promise<void> {
  const { brandId, memberId, number } = phone;
  await transaction(db, async (tx) => {
    const replaced = await findReplaced(tx, phone);
    await markVerified(tx, phone);
    if (replaced !== null) await deletePhone({ newId }, tx, { ...phone, number: replaced });
    await notify.send(tx, {
      brandId,
      memberId,
      template: 'phone-added',
      values: { number },
      key: `phone-added:${newId()}`,
    });
  });
}

/** Keeps a number in use until the one that was added in its place is confirmed. False: nothing waits in its place. */
export async function replacePhone(db: Db, phone: PhoneScope, replacement: string): Promise<boolean> {
  return markReplacement(db, { memberId: phone.memberId, number: replacement }, phone.number);
}

/** Safe to repeat. Deleting a number also withdraws consent to text messages. */
export async function deletePhone({ newId }: Pick<Deps, 'newId'>, db: Db, phone: PhoneScope): Promise<void> {
  await transaction(db, async (tx) => {
    if (await deletePhoneNumber(tx, phone)) await recordConsent(tx, newId(), phone, false);
  });
}

async function recordConsent(
  db: Db,
  id: string,
  { brandId, memberId, number, now }: PhoneScope,
  given: boolean | null,
): Promise<void> {
  if (given === null) return;
  await insertSmsConsents(db, [{ id, brand: brandId, number, memberId, given, source: 'settings', at: now }]);
}
