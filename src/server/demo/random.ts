import { createHash } from 'node:crypto';

/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** From `from` to `to`. */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32, seeded by a hash of the words. Not for secrets. */
export function randomOf(...words: (string | number)[]): Random {
  let state = createHash('sha256').update(words.join('\u0000')).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
