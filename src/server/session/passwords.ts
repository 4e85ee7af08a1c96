import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { isCommonPassword } from '../../domain/session/commonPasswords.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';
import { createLimit } from '../platform/limit.ts';

export const shortestPassword = 10;
export const longestPassword = 128;

/** OWASP's first choice for argon2id; the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Threads of Node's own pool, in which hashes are computed beside compression, files and names. */
const poolThreads = Number(process.env['UV_THREADPOOL_SIZE']) || 4;
/**
 * As many hashes at a time as there are processors: more would be none the faster. At least one thread of the pool stays
 * free, so that a herd at the log-in does not keep everybody else's answers waiting for compression.
 */
const hashing = createLimit(Math.max(1, Math.min(availableParallelism(), poolThreads - 1)));

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password.normalize('NFKC'), cost));
}

/** Takes as long for an account that has no password, or does not exist, as for one that has. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (password.length > longestPassword) return false;
  const matches = await hashing(() => verify(passwordHash ?? nobodysHash, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}

/** Of a random text that nobody kept. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$oJn9l6IUNzFaxCV/ObUIyQ$U2afWCxSVoq1tVkaTZpPQbWAB5LESJx2Sx2sqFnYAJY';

export function passwordFault(password: string): Sentence | null {
  if ([...password].length < shortestPassword) return say('session.passwordShort', { shortest: shortestPassword });
  if (password.length > longestPassword) return say('session.passwordLong', { longest: longestPassword });
  if (isCommonPassword(password)) return say('session.passwordCommon');
  return null;
}
