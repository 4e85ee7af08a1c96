import { createHash, randomBytes } from 'node:crypto';

/** Numbers from 0 up to 1 that are the same for the same words, on every machine. For plausible data, not for secrets. */
export function numbersOf(...words: (string | number)[]): () => number {
  let state = createHash('sha256').update(words.join('\u0000')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
}

/** Digits that are the same for the same words. */
export function digitsOf(count: number, ...words: (string | number)[]): string {
  const next = numbersOf(...words);
  return Array.from(
    { length: count },
    (_, i) => Math.floor(next() * (i === 0 ? 9 : 10)) + (i === 0 ? 1 : 0),
  ).join('');
}

/** A name that nobody can guess. */
export const secretName = (): string => randomBytes(24).toString('base64url');

/** A short name for what must only be told apart. */
export const shortName = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`;
