import { murmur3 } from '../segments/bucket.ts';

/** A command that is due later than ten minutes from now means that the clock was set back. */
export const MOST_STAGGER_MINUTES = 10;

/** How the starts of homes' devices are spread. */
export interface Stagger {
  readonly minutes: number;
  /** The same seed gives each home the same start. */
  readonly seed: string;
}

/** After how many seconds a home's devices start, by chance and yet always the same. */
export function staggerSeconds({ minutes, seed }: Stagger, memberId: string): number {
  return murmur3(`${seed}:${memberId}`) % (Math.min(minutes, MOST_STAGGER_MINUTES) * 60);
}
