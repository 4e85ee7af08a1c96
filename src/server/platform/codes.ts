import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** How a six-digit code may be used. Source: decisions, Session and sign-up. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored form of a code, useless without the server's secret and at any other place. */
export function codeHash(secrets: Secrets, place: string, code: string): string {
  return secrets.keyedHash('code', `${place}:${code}`);
}

/** People type spaces and hyphens, and some keyboards produce non-ASCII digits. */
function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
}

/** Compares in constant time. */
export function isCode(secrets: Secrets, place: string, given: string, kept: string): boolean {
  const [one, other] = [Buffer.from(codeHash(secrets, place, plainCode(given))), Buffer.from(kept)];
  return one.length === other.length && timingSafeEqual(one, other);
}
