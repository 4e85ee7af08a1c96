import { createHash } from 'node:crypto';
import { numbersFrom } from '../../domain/demo/numbersFrom.ts';

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

/** Seeded by a hash of the words. Not for secrets. */
export function createRandom(...words: (string | number)[]): Random {
  const next = numbersFrom(createHash('sha256').update(words.join('\u0000')).digest().readUInt32LE(0));
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
