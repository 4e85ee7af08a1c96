import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** How a six-digit code may be used. Source: decisions, Session and sign-up. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept of a code: worth nothing without the server's secret, and nothing at another place. */
export function codeHash(secrets: Secrets, place: string, code: string): string {
  return secrets.keyedHash('code', `${place}:${code}`);
}

/** People write spaces and hyphens into codes, and their keyboards other digits than ours. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}

/** In a time that does not tell how much of it agrees. */
export function isCode(secrets: Secrets, place: string, given: string, kept: string): boolean {
  const [one, other] = [Buffer.from(codeHash(secrets, place, plainCode(given))), Buffer.from(kept)];
  return one.length === other.length && timingSafeEqual(one, other);
}
