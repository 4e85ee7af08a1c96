import { createHash } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

/** Digits of a hash that tell homes apart. */
const HOME_DIGITS = 20;

/**
 * The same home has the same name in all files and results of a program, and nobody can tell from it whose it is.
 */
export const pseudonym = (secrets: Secrets, programId: string, memberId: string): string =>
  createHash('sha256')
    .update(secrets.keyedHash('settlement.home', `${programId}:${memberId}`))
    .digest('hex')
    .slice(0, HOME_DIGITS);
