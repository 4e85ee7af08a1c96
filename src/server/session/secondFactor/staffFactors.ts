import { CODE_TRIES } from '../../platform/codes.ts';
import { returnAllowances, takeAllowances } from '../../platform/allowances.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Deps } from '../../platform/context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { acceptAppCode } from './authenticatorApp.ts';
import { acceptAssertion, type PasskeySite } from './passkeys.ts';
import { acceptRecoveryCode } from './recoveryCodes.ts';
import type { Caller, SessionService } from '../service.ts';
import { findPassword } from '../store/accounts.ts';
import {
  countFactorTry,
  finishPendingLogin,
  findPendingLogin,
  forgetWrongFactors,
} from '../store/twoFactor.ts';
import { countersFor } from '../login/tries.ts';
import { toKey, type Pending } from './twoFactor.ts';
import { countWrongFactor, isLocked } from './wrongFactors.ts';

/** What staff give to prove a log-in beside the password. */
export type GivenFactor =
  | { readonly kind: 'authenticator' | 'recovery'; readonly code: string }
  /** The browser's answer, unchecked. */
  | { readonly kind: 'passkey'; readonly response: unknown };

type FactorCheck =
  | { readonly kind: 'right'; readonly memberId: string }
  | { readonly kind: 'gone' }
  /** Too many wrong ones in a row, over all log-ins. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'wait'; readonly seconds: number };

/**
 * Checks a second factor for a log-in with a correct password. Tries are counted before anything is compared: five a
 * log-in, and throttled for the account across its log-ins, like the codes of messages.
 */
export async function checkSecondFactor(
  deps: Pick<Deps, 'newId' | 'notify' | 'secrets'>,
  sessions: Pick<SessionService, 'readLogInStep'>,
  db: Db,
  pending: Pending &
    Caller & { readonly userAgent: string; readonly given: GivenFactor; readonly site: PasskeySite },
): Promise<FactorCheck> {
  const { secrets } = deps;
  const { brandId, now, given, site, address, knownBrowser } = pending;
  const key = toKey(pending);
  const memberId = await findPendingLogin(db, key);
  if (memberId === null) return { kind: 'gone' };
  const account = await findPassword(db, brandId, memberId);
  const step = await sessions.readLogInStep(db, { brandId, memberId, codeGiven: false });
  if (account === null || step?.next !== 'factors' || !step.factors.includes(given.kind))
    return { kind: 'gone' };
  if (await isLocked(db, memberId)) return { kind: 'locked' };
  const tried = await countFactorTry(db, key);
  if (tried === null) return { kind: 'gone' };
  const tries = countersFor(secrets, 'second', { brandId, email: account.email, address, knownBrowser });
  const seconds = await takeAllowances(db, tries, now);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!(await isAccepted(secrets, db, memberId, { given, site, now }))) {
    await countWrongFactor(deps, db, { brandId, memberId, now, address, userAgent: pending.userAgent });
    return { kind: 'wrong', left: CODE_TRIES - tried };
  }
  if (!(await finishPendingLogin(db, key))) return { kind: 'gone' };
  await returnAllowances(db, tries);
  await forgetWrongFactors(db, memberId);
  return { kind: 'right', memberId };
}

function isAccepted(
  secrets: Secrets,
  db: Db,
  memberId: string,
  { given, site, now }: { readonly given: GivenFactor; readonly site: PasskeySite; readonly now: Date },
): Promise<boolean> {
  switch (given.kind) {
    case 'authenticator':
      return acceptAppCode(secrets, db, { memberId, now, code: given.code, confirms: false });
    case 'recovery':
      return acceptRecoveryCode(secrets, db, { memberId, code: given.code, now });
    case 'passkey':
      return acceptAssertion(db, { memberId, site, now, response: given.response });
  }
}
