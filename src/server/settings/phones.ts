import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MOST_PHONES } from '../../domain/settings/phoneLimits.ts';
import { returnAllowances, takeAllowances } from '../platform/allowances.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, isCode, newCode } from '../platform/codes.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { ownTries } from '../session/service.ts';
import { phoneNumbers, smsConsents } from './tables.ts';

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

const isPhone = ({ memberId, number }: PhoneScope) =>
  and(eq(phoneNumbers.memberId, memberId), eq(phoneNumbers.number, number));
const codePlace = ({ memberId, number }: PhoneScope): string => `phone:${memberId}:${number}`;

export async function listPhones(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ number: string; verified: boolean }[]> {
  return db
    .select({ number: phoneNumbers.number, verified: phoneNumbers.verified })
    .from(phoneNumbers)
    .where(
      and(
        eq(phoneNumbers.memberId, memberId),
        or(isNull(phoneNumbers.expiresAt), gt(phoneNumbers.expiresAt, now)),
      ),
    )
    .orderBy(asc(phoneNumbers.addedAt), asc(phoneNumbers.number));
}

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
  await deleteExpired(db, memberId, now);
  const known = await listPhones(db, memberId, now);
  const before = known.find((each) => each.number === number);
  if (before?.verified === true) {
    await recordConsent(db, newId(), phone, consent);
    return { kind: 'verified-before' };
  }
  if (before === undefined && known.length >= MOST_PHONES) return { kind: 'too-many' };
  const seconds = await takeAllowances(
    db,
    [`phone-send:${memberId}`, `phone-send:${number}`].flatMap((name) => ownTries(secrets, name)),
    now,
  );
  if (seconds > 0) return { kind: 'wait', seconds };
  const code = newCode();
  const open = {
    codeHash: codeHash(secrets, codePlace(phone), code),
    codeExpiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    codeTries: 0,
  };
  const expiresAt = new Date(now.getTime() + UNVERIFIED_HOURS * 3_600_000);
  await transaction(db, async (tx) => {
    await tx
      .insert(phoneNumbers)
      .values({ memberId, number, verified: false, addedAt: now, expiresAt, ...open })
      .onConflictDoUpdate({
        target: [phoneNumbers.memberId, phoneNumbers.number],
        set: { ...open, expiresAt },
        setWhere: eq(phoneNumbers.verified, false),
      });
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
  const { brandId, memberId, number, now, code } = phone;
  const known = (await listPhones(db, memberId, now)).find((each) => each.number === number);
  if (known === undefined) return { kind: 'unknown' };
  if (known.verified) return { kind: 'verified' };
  const [open] = await db
    .update(phoneNumbers)
    .set({ codeTries: sql`${phoneNumbers.codeTries} + 1` })
    .where(
      and(
        isPhone(phone),
        isNotNull(phoneNumbers.codeHash),
        gt(phoneNumbers.codeExpiresAt, now),
        lt(phoneNumbers.codeTries, CODE_TRIES),
      ),
    )
    .returning({ codeHash: phoneNumbers.codeHash, tries: phoneNumbers.codeTries });
  if (open === undefined || open.codeHash === null) return { kind: 'spent' };
  const tries = ownTries(secrets, `phone-code:${memberId}`);
  const seconds = await takeAllowances(db, tries, now);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!isCode(secrets, codePlace(phone), code, open.codeHash))
    return { kind: 'wrong', left: CODE_TRIES - open.tries };
  await returnAllowances(db, tries);
  await transaction(db, async (tx) => {
    await tx
      .update(phoneNumbers)
      .set({ verified: true, expiresAt: null, codeHash: null, codeExpiresAt: null })
      .where(isPhone(phone));
    await notify.send(tx, {
      brandId,
      memberId,
      template: 'phone-added',
      values: { number },
      key: `phone-added:${newId()}`,
    });
  });
  return { kind: 'verified' };
}

/** Safe to repeat. Deleting a number also withdraws consent to text messages. */
export async function deletePhone({ newId }: Pick<Deps, 'newId'>, db: Db, phone: PhoneScope): Promise<void> {
  await transaction(db, async (tx) => {
    const gone = await tx
      .delete(phoneNumbers)
      .where(isPhone(phone))
      .returning({ number: phoneNumbers.number });
    if (gone.length > 0) await recordConsent(tx, newId(), phone, false);
  });
}

async function recordConsent(
  db: Db,
  id: string,
  { brandId, memberId, number, now }: PhoneScope,
  given: boolean | null,
): Promise<void> {
  if (given === null) return;
  await db
    .insert(smsConsents)
    .values({ id, brand: brandId, number, memberId, given, source: 'settings', at: now });
}

async function deleteExpired(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .delete(phoneNumbers)
    .where(
      and(
        eq(phoneNumbers.memberId, memberId),
        eq(phoneNumbers.verified, false),
        lte(phoneNumbers.expiresAt, now),
      ),
    );
}
