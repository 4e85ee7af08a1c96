import { BUCKETS } from '../segments/bucket.ts';
import type { FeatureSetting } from './featureRules.ts';

/** What a member gets. */
export interface Outcome {
  readonly isEnabled: boolean;
  readonly variation: string | null;
}

/** A setting with what is on where no rule fits. */
export interface Settled extends FeatureSetting {
  readonly byDefault: boolean;
}

/** What a member of these segments in this bucket gets. The same rule order as `compileFeatures`. */
export function outcomeFor(
  { isEnabled, rules, byDefault }: Settled,
  inSegment: (id: string) => boolean,
  bucket: number,
): Outcome {
  const rule = rules.find(
    ({ segmentId, share }) => bucket < share && (segmentId === null || inSegment(segmentId)),
  );
  return rule === undefined
    ? { isEnabled: isEnabled ?? byDefault, variation: null }
    : { isEnabled: rule.isEnabled, variation: rule.variation };
}

/** How a change moves a member. `changes`: on before and after, with another variation. */
export type Move = 'enters' | 'leaves' | 'changes' | 'stays-on' | 'stays-off';

export function moveBetween(before: Outcome, after: Outcome): Move {
  if (before.isEnabled !== after.isEnabled) return after.isEnabled ? 'enters' : 'leaves';
  if (!after.isEnabled) return 'stays-off';
  return before.variation === after.variation ? 'stays-on' : 'changes';
}

/**
 * The moves of members of the same segments with the part of them that each takes, adding up to 1. Buckets are even, so
 * that the parts of many members are their expected numbers.
 */
export function movesInSegments(
  before: Settled,
  after: Settled,
  inSegment: (id: string) => boolean,
): ReadonlyMap<Move, number> {
  const applies = ({ segmentId }: { readonly segmentId: string | null }) =>
    segmentId === null || inSegment(segmentId);
  const ends = [...before.rules, ...after.rules].filter(applies).map(({ share }) => share);
  const borders = [...new Set([0, ...ends, BUCKETS])].toSorted((a, b) => a - b);
  const moves = new Map<Move, number>();
  for (const [place, from] of borders.slice(0, -1).entries()) {
    const move = moveBetween(outcomeFor(before, inSegment, from), outcomeFor(after, inSegment, from));
    const part = ((borders[place + 1] ?? BUCKETS) - from) / BUCKETS;
    moves.set(move, (moves.get(move) ?? 0) + part);
  }
  return moves;
}
