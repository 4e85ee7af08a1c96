import { assignVariant, type RunningExperiment, type Variant } from '../../domain/experiments/experiment.ts';
import { MEMBER_FEATURES, type FeatureDefinition } from '../../domain/features/memberFeatures.ts';
import { NO_SETTING, type FeatureSetting } from '../../domain/features/featureRules.ts';
import {
  moveBetween,
  movesInSegments,
  outcomeFor,
  type DrawnPart,
  type Move,
  type Settled,
} from '../../domain/features/impact.ts';
import { BUCKETS, memberBucket } from '../../domain/segments/bucket.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import { invalid, type RefusedChange } from '../platform/graphql/refusal.ts';
import { readLiveExperiments } from '../readmodels/liveExperiments.ts';
import { hasSegment, segmentsToMatch } from '../segments/service.ts';
import { checkBrandRules } from './checkRules.ts';
import { membersInGroups, segmentGroups } from './queries/impact.ts';
import { readSettings } from './store.ts';

/** Members shown as examples of each move. */
const SAMPLES = 20;
/** Up to so many members whose buckets decide are counted one by one; of more, the expected numbers are shown. */
const MOST_COUNTED = 20_000;

/**
 * What saving a feature would do, by the members as they are now. Members with an override keep what they have, and those
 * of a running experiment their variant.
 */
export interface FeatureImpact {
  readonly before: number;
  readonly after: number;
  readonly entering: number;
  readonly leaving: number;
  /** On before and after, with another variation. */
  readonly changing: number;
  readonly enteringMembers: string[];
  readonly leavingMembers: string[];
  readonly changingMembers: string[];
  readonly isEstimate: boolean;
}

const eachMove = <T>(make: () => T): Record<Move, T> => ({
  enters: make(),
  leaves: make(),
  changes: make(),
  'stays-on': make(),
  'stays-off': make(),
});

export async function featureImpact(
  deps: ImpactDeps,
  brand: RequestBrand,
  definition: FeatureDefinition,
  wanted: FeatureSetting,
  /** Left out: as it is stored. */
  from?: FeatureSetting,
): Promise<FeatureImpact | { readonly refusal: RefusedChange }> {
  const { key } = definition;
  const faults = await checkBrandRules(deps.db, brand.id, key, wanted.rules);
  if (faults.length > 0) return invalid(faults);
  const running = await readLiveExperiments(deps.db, brand.id, null);
  const experiment = running.find(({ featureKey }) => featureKey === key) ?? null;
  return impactOf(deps, brand, definition, { wanted, from, experiment, starts: false });
}

/** What starting an experiment would do: to the feature's members, and how many get each variant. */
export async function experimentImpact(
  deps: ImpactDeps,
  brand: RequestBrand,
  experiment: RunningExperiment,
): Promise<{
  readonly variants: { variant: string; members: number }[];
  readonly impact: FeatureImpact;
} | null> {
  const definition = MEMBER_FEATURES.find(({ key }) => key === experiment.featureKey);
  if (definition === undefined) return null;
  const { segmentId } = experiment;
  if (segmentId !== null && !(await hasSegment(deps.db, brand.id, segmentId))) return null;
  const { drawn, ...impact } = await impactOf(deps, brand, definition, { experiment, starts: true });
  const variants = experiment.variants.map(({ key: variant }) => ({
    variant,
    members: drawn.get(variant) ?? 0,
  }));
  return { variants, impact };
}

type ImpactDeps = Pick<Deps, 'brands' | 'clock' | 'db'>;

interface Change {
  /** Left out: as it is stored. */
  readonly wanted?: FeatureSetting | undefined;
  readonly from?: FeatureSetting | undefined;
  /** Whose variants members get, before and after, or only after where it `starts`. */
  readonly experiment: RunningExperiment | null;
  readonly starts: boolean;
}

async function impactOf(
  deps: ImpactDeps,
  brand: RequestBrand,
  { key, default: byDefault }: FeatureDefinition,
  { wanted, from, experiment, starts }: Change,
): Promise<FeatureImpact & { readonly drawn: ReadonlyMap<string, number> }> {
  const stored = from ?? (await readSettings(deps.db, brand.id)).find((row) => row.key === key) ?? NO_SETTING;
  const { featureDefaults } = brand.config;
  const fallback = (Object.hasOwn(featureDefaults, key) ? featureDefaults[key] : undefined) ?? byDefault;
  const was: Settled = { isEnabled: stored.isEnabled, rules: stored.rules, byDefault: fallback };
  const is: Settled = { ...(wanted ?? was), byDefault: fallback };
  const audience = experiment?.segmentId ?? null;
  const segmentIds = [
    ...new Set([...[...was.rules, ...is.rules].map(({ segmentId }) => segmentId), audience]),
  ].filter((id) => id !== null);
  const segments = await segmentsToMatch(deps, brand.id, segmentIds);
  if (segments === null) throw new Error('A segment in a rule does not exist.');
  /** Whether members of a group are in a segment. */
  const inGroup = (group: number) => (id: string) =>
    Math.floor(group / 2 ** segmentIds.indexOf(id)) % 2 === 1;
  const inAudience = (group: number) => audience === null || inGroup(group)(audience);
  const givenBefore = (group: number) => experiment?.variants[Math.floor(group / 2 ** segmentIds.length) - 1];
  const asDrawn = (variant: Variant | null): Omit<DrawnPart, 'part'> => ({
    before: starts ? null : variant,
    after: variant,
  });
  /** The variants that members of a group get, each with their part; who was given one keeps it. */
  const partsOf = (group: number): readonly (DrawnPart & { readonly variant: Variant | null })[] => {
    const given = givenBefore(group);
    const all: readonly Variant[] = experiment?.variants ?? [];
    if (given !== undefined) return [{ ...asDrawn(given), variant: given, part: 1 }];
    if (experiment === null || !inAudience(group)) return [{ ...asDrawn(null), variant: null, part: 1 }];
    return all.map((variant) => ({ ...asDrawn(variant), variant, part: variant.weight / BUCKETS }));
  };
  const variantOf = (group: number, id: string) =>
    experiment === null || (givenBefore(group) === undefined && !inAudience(group))
      ? null
      : assignVariant(experiment, id, givenBefore(group)?.key);
  const of = { key, experiment };

  const counts = eachMove(() => 0);
  const drawn = new Map<string, number>();
  const draw = (variant: Variant | null, members: number) => {
    if (variant !== null) drawn.set(variant.key, (drawn.get(variant.key) ?? 0) + members);
  };
  const whole: number[] = [];
  const split = new Map<number, { readonly members: number; readonly moves: ReadonlyMap<Move, number> }>();
  for (const { group, state, members } of await segmentGroups(deps.db, segments.match, of)) {
    const parts = partsOf(group);
    const moves = movesInSegments(was, is, inGroup(group), parts);
    const [only = 'stays-off'] = moves.keys();
    if (state !== null) counts[state === 'ENABLED' ? 'stays-on' : 'stays-off'] += members;
    else if (moves.size > 1 || parts.length > 1) split.set(group, { members, moves });
    else {
      counts[only] += members;
      draw(parts[0]?.variant ?? null, members);
      if (only !== 'stays-on' && only !== 'stays-off') whole.push(group);
    }
  }
  const isEstimate = [...split.values()].reduce((sum, { members }) => sum + members, 0) > MOST_COUNTED;
  if (isEstimate)
    for (const [group, { members, moves }] of split) {
      for (const [move, part] of moves) counts[move] += Math.round(part * members);
      for (const { variant, part } of partsOf(group)) draw(variant, Math.round(part * members));
    }

  const samples = eachMove((): string[] => []);
  const seen = [
    ...(await membersInGroups(deps.db, segments.match, of, whole, SAMPLES)),
    ...(await membersInGroups(deps.db, segments.match, of, [...split.keys()], MOST_COUNTED)),
  ];
  for (const { id, group } of seen) {
    const bucket = memberBucket(key, id);
    const variant = variantOf(group, id);
    const { before, after } = asDrawn(variant);
    const move = moveBetween(
      outcomeFor(was, inGroup(group), bucket, before),
      outcomeFor(is, inGroup(group), bucket, after),
    );
    if (samples[move].length < SAMPLES) samples[move].push(id);
    if (isEstimate || !split.has(group)) continue;
    counts[move] += 1;
    draw(variant, 1);
  }
  const { enters, leaves, changes, 'stays-on': staying } = counts;
  return {
    before: leaves + changes + staying,
    after: enters + changes + staying,
    entering: enters,
    leaving: leaves,
    changing: changes,
    enteringMembers: samples.enters,
    leavingMembers: samples.leaves,
    changingMembers: samples.changes,
    isEstimate,
    drawn,
  };
}
