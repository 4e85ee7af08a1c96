import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Db } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findAuthenticator, offerAuthenticator, useStep } from '../store/secondFactors.ts';

/** RFC 6238 with the values that every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
export const PURPOSE = 'authenticator';

interface Of {
  readonly memberId: string;
  readonly now: Date;
}

/** What an authenticator app takes: by a picture of the address, or by hand. */
export interface OfferedSecret {
  readonly secret: string;
  readonly uri: string;
}

/** A new secret, which counts once a code of it was given. Null: the member has an authenticator app already. */
export async function beginAuthenticator(
  secrets: Secrets,
  db: Db,
  { memberId, now, issuer, account }: Of & { readonly issuer: string; readonly account: string },
): Promise<OfferedSecret | null> {
  const secret = generateSecret();
  const sealed = secrets.seal(PURPOSE, memberId, secret);
  if (!(await offerAuthenticator(db, { memberId, secret: sealed, createdAt: now }))) return null;
  return { secret, uri: generateURI({ issuer, label: account, secret }) };
}

/**
 * Whether the code is right now, one step before or one after, and newer than any accepted one. The first code of a new
 * secret confirms it.
 */
export async function acceptAppCode(
  secrets: Secrets,
  db: Db,
  { memberId, now, code, confirms }: Of & { readonly code: string; readonly confirms: boolean },
): Promise<boolean> {
  const kept = await findAuthenticator(db, memberId);
  if (kept === null || (kept.confirmedAt === null) !== confirms) return false;
  const secret = secrets.open(PURPOSE, memberId, kept.secret);
  const token = code.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
  if (!/^\d{6}$/.test(token)) return false;
  const checked = verifySync({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
  });
  if (!checked.valid || !('timeStep' in checked)) return false;
  return useStep(db, memberId, {
    secret: kept.secret,
    step: checked.timeStep,
    confirmedAt: kept.confirmedAt ?? now,
  });
}
