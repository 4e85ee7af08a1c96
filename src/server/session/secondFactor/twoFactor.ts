import { createHash, randomBytes } from 'node:crypto';
import type { NextLogInStep } from '../../../domain/session/secondFactors.ts';
import { returnAllowances, takeAllowances } from '../../platform/allowances.ts';
import { CODE_MINUTES, CODE_TRIES, codeHash, isCode, newCode } from '../../platform/codes.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { findSmsNumber } from '../../settings/service.ts';
import type { Caller, Place } from '../service.ts';
import { findPassword } from '../store/accounts.ts';
import {
  countCodeTry,
  deletePendingLogins,
  findPendingLogin,
  forgetWrongFactors,
  insertPendingLogin,
  markCodeGiven,
  redeemPendingLogin,
  setLoginCode,
} from '../store/twoFactor.ts';
import { ownTries, countersFor } from '../login/tries.ts';
import { countWrongFactor, isLocked } from './wrongFactors.ts';

export type Channel = 'email' | 'sms';

export const PENDING_SECONDS = CODE_MINUTES * 60;

type TwoFactorDeps = Pick<Deps, 'secrets' | 'notify' | 'newId'>;
export type Pending = Place & { readonly token: string };

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const toKey = ({ token, brandId, now }: Pending) => ({ tokenHash: hashToken(token), brandId, now });

/**
 * Records a log-in with a correct password and replaces the member's earlier pending ones. Returns the cookie's
 * token.
 */
export async function beginTwoFactor(
  db: Db,
  {
    memberId,
    brandId,
    now,
    codeGiven = false,
  }: Place & { readonly memberId: string; readonly codeGiven?: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = pendingEnd(now);
  await transaction(db, async (tx) => {
    await deletePendingLogins(tx, memberId);
    await insertPendingLogin(tx, {
      tokenHash: hashToken(token),
      brand: brandId,
      memberId,
      codeGiven,
      createdAt: now,
      expiresAt,
    });
  });
  return token;
}

const pendingEnd = (now: Date): Date => new Date(now.getTime() + PENDING_SECONDS * 1000);

/** Text messages need a verified number. */
export async function listChannels(db: Db, memberId: string): Promise<readonly Channel[]> {
  return (await findSmsNumber(db, memberId)) === null ? ['email'] : ['email', 'sms'];
}

export type Sending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'no-channel' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Sends a new code and invalidates the previous one. */
export async function sendTwoFactorCode(
  { secrets, notify, newId }: TwoFactorDeps,
  db: Db,
  pending: Pending & {
    readonly channel: Channel;
    readonly nextStep: (memberId: string) => Promise<NextLogInStep | null>;
  },
): Promise<Sending> {
  const { brandId, channel, now } = pending;
  const key = toKey(pending);
  const memberId = await findPendingLogin(db, key);
  if (memberId === null) return { kind: 'gone' };
  // Staff with a second factor give that one: an email is not enough.
  if ((await pending.nextStep(memberId)) !== 'code' || !(await listChannels(db, memberId)).includes(channel))
    return { kind: 'no-channel' };
  if (await isLocked(db, memberId)) return { kind: 'locked' };
  const seconds = await takeAllowances(db, ownTries(secrets, `second-send:${memberId}`), now);
  if (seconds > 0) return { kind: 'wait', seconds };
  const code = newCode();
  const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  return transaction(db, async (tx) => {
    const hash = codeHash(secrets, key.tokenHash, code);
    if (!(await setLoginCode(tx, key, { codeHash: hash, codeExpiresAt }))) return { kind: 'gone' };
    await notify.send(tx, {
      brandId,
      memberId,
      channel,
      template: 'second-step-code',
      values: { code },
      key: `second-step:${newId()}`,
    });
    return { kind: 'sent' };
  });
}

export type Checking =
  | { readonly kind: 'right'; readonly memberId: string }
  /** The code was right, and staff now set up their second factor. */
  | { readonly kind: 'enroll'; readonly memberId: string }
  | { readonly kind: 'gone' }
  /** No usable code: none sent, expired, or tried too often. */
  | { readonly kind: 'spent' }
  /** Too many wrong ones in a row, over all log-ins. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Each attempt is counted before the code is compared, so that simultaneous attempts can't get past the limit. Wrong
 * codes throttle the account across all its codes. A correct code works once.
 */
export async function checkTwoFactorCode(
  deps: TwoFactorDeps,
  db: Db,
  pending: Pending &
    Caller & {
      readonly code: string;
      readonly userAgent: string;
      /** What is left after a right code. */
      readonly nextStep: (memberId: string) => Promise<NextLogInStep | null>;
    },
): Promise<Checking> {
  const { secrets } = deps;
  const { brandId, now, code, address, knownBrowser } = pending;
  const key = toKey(pending);
  const memberId = await findPendingLogin(db, key);
  if (memberId === null) return { kind: 'gone' };
  if (await isLocked(db, memberId)) return { kind: 'locked' };
  const open = await countCodeTry(db, key);
  // Another browser may have used it in the meantime.
  if (open === null) return { kind: (await findPendingLogin(db, key)) === null ? 'gone' : 'spent' };
  const account = await findPassword(db, brandId, memberId);
  if (account === null) return { kind: 'gone' };
  const tries = countersFor(secrets, 'second', { brandId, email: account.email, address, knownBrowser });
  const seconds = await takeAllowances(db, tries, now);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!isCode(secrets, key.tokenHash, code, open.codeHash)) {
    await countWrongFactor(deps, db, { brandId, memberId, now, address, userAgent: pending.userAgent });
    return { kind: 'wrong', left: CODE_TRIES - open.tries };
  }
  const next = await pending.nextStep(memberId);
  if (next === 'enroll') {
    const marked = await markCodeGiven(db, key, { codeHash: open.codeHash, expiresAt: pendingEnd(now) });
    if (!marked) return { kind: 'gone' };
    await returnAllowances(db, tries);
    await forgetWrongFactors(db, memberId);
    return { kind: 'enroll', memberId };
  }
  // A second factor that was set up meanwhile is asked for instead.
  if (next !== 'nothing' || !(await redeemPendingLogin(db, key, open.codeHash))) return { kind: 'gone' };
  await returnAllowances(db, tries);
  await forgetWrongFactors(db, memberId);
  return { kind: 'right', memberId };
}
