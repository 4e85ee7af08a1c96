import { createHash, randomBytes } from 'node:crypto';

/** A number of 32 bits, the same for the same words. */
export const toSeed = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32LE(0);

/** Pseudo-random numbers in [0, 1), deterministic by seed words. For plausible data, not for secrets. */
export function randomNumbers(...words: (string | number)[]): () => number {
  let state = toSeed(...words);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
}

/** Deterministic digits. */
export function randomDigits(count: number, ...words: (string | number)[]): string {
  const next = randomNumbers(...words);
  return Array.from(
    { length: count },
    (_, i) => Math.floor(next() * (i === 0 ? 9 : 10)) + (i === 0 ? 1 : 0),
  ).join('');
}

/** Letters and digits that can't be mistaken for each other. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Deterministic letters and digits. */
export function randomLetters(count: number, ...words: (string | number)[]): string {
  const next = randomNumbers(...words);
  return Array.from({ length: count }, () => CLEAR[Math.floor(next() * CLEAR.length)]).join('');
}

/** Unguessable. */
export const secretName = (): string => randomBytes(24).toString('base64url');

/** A short distinct name. */
export const shortName = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`;
