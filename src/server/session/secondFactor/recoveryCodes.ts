import { randomInt } from 'node:crypto';
import {
  plainRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  spelledRecoveryCode,
} from '../../../domain/session/secondFactors.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from '../store/secondFactors.ts';

const toHash = (secrets: Secrets, memberId: string, code: string): string =>
  secrets.keyedHash('recovery-code', `${memberId}:${code}`);

/** New codes instead of all earlier ones. They are readable here only. */
export async function makeRecoveryCodes(secrets: Secrets, db: Db, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)] ?? '',
    ).join(''),
  );
  await replaceRecoveryCodes(
    db,
    memberId,
    codes.map((code) => toHash(secrets, memberId, code)),
  );
  return codes.map(spelledRecoveryCode);
}

/** Each code works once. */
export async function acceptRecoveryCode(
  secrets: Secrets,
  db: Db,
  { memberId, code, now }: { readonly memberId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const plain = plainRecoveryCode(code);
  return plain !== null && takeRecoveryCode(db, memberId, toHash(secrets, memberId, plain), now);
}
