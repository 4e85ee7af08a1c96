import type { Variant } from '../experiments/experiment.ts';
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

/** A running experiment's variant decides before the rules; null: there is none for the member. */
type Drawn = Pick<Variant, 'key' | 'isEnabled'> | null;

/** A part of the members of a group, and the variants that it has before and after. */
export interface DrawnPart {
  readonly before: Drawn;
  readonly after: Drawn;
  readonly part: number;
}

const NO_EXPERIMENT: readonly DrawnPart[] = [{ before: null, after: null, part: 1 }];

/** What a member of these segments in this bucket gets. The same rule order as `compileFeatures`. */
export function outcomeFor(
  { isEnabled, rules, byDefault }: Settled,
  inSegment: (id: string) => boolean,
  bucket: number,
  drawn: Drawn = null,
): Outcome {
  if (drawn !== null) return { isEnabled: drawn.isEnabled, variation: drawn.key };
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
 * that the parts of many members are their expected numbers. An experiment's buckets are independent of the feature's.
 */
export function movesInSegments(
  before: Settled,
  after: Settled,
  inSegment: (id: string) => boolean,
  drawn: readonly DrawnPart[] = NO_EXPERIMENT,
): ReadonlyMap<Move, number> {
  const applies = ({ segmentId }: { readonly segmentId: string | null }) =>
    segmentId === null || inSegment(segmentId);
  const ends = [...before.rules, ...after.rules].filter(applies).map(({ share }) => share);
  const borders = [...new Set([0, ...ends, BUCKETS])].toSorted((a, b) => a - b);
  const moves = new Map<Move, number>();
  for (const [place, from] of borders.slice(0, -1).entries()) {
    const share = ((borders[place + 1] ?? BUCKETS) - from) / BUCKETS;
    for (const variants of drawn) {
      const move = moveBetween(
        outcomeFor(before, inSegment, from, variants.before),
        outcomeFor(after, inSegment, from, variants.after),
      );
      moves.set(move, (moves.get(move) ?? 0) + share * variants.part);
    }
  }
  return moves;
}
