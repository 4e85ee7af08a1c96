import type { FeatureDefinition } from '../../domain/features/memberFeatures.ts';
import { NO_SETTING, type FeatureSetting } from '../../domain/features/featureRules.ts';
import {
  moveBetween,
  movesInSegments,
  outcomeFor,
  type Move,
  type Settled,
} from '../../domain/features/impact.ts';
import { memberBucket } from '../../domain/segments/bucket.ts';
import type { Deps, RequestBrand } from '../platform/context.ts';
import { invalid, type RefusedChange } from '../platform/graphql/refusal.ts';
import { segmentsToMatch } from '../segments/service.ts';
import { checkBrandRules } from './checkRules.ts';
import { membersInGroups, segmentGroups } from './queries/impact.ts';
import { readSettings } from './store.ts';

/** Members shown as examples of each move. */
const SAMPLES = 20;
/** Up to so many members whose buckets decide are counted one by one; of more, the expected numbers are shown. */
const MOST_COUNTED = 20_000;

/** What saving a feature would do, by the members as they are now. Members with an override keep what they have. */
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
  deps: Pick<Deps, 'brands' | 'clock' | 'db'>,
  brand: RequestBrand,
  { key, default: byDefault }: FeatureDefinition,
  wanted: FeatureSetting,
): Promise<FeatureImpact | { readonly refusal: RefusedChange }> {
  const faults = await checkBrandRules(deps.db, brand.id, wanted.rules);
  if (faults.length > 0) return invalid(faults);
  const stored = (await readSettings(deps.db, brand.id)).find((row) => row.key === key) ?? NO_SETTING;
  const { featureDefaults } = brand.config;
  const fallback = (Object.hasOwn(featureDefaults, key) ? featureDefaults[key] : undefined) ?? byDefault;
  const was: Settled = { isEnabled: stored.isEnabled, rules: stored.rules, byDefault: fallback };
  const is: Settled = { ...wanted, byDefault: fallback };
  const segmentIds = [...new Set([...was.rules, ...is.rules].flatMap(({ segmentId }) => segmentId ?? []))];
  const segments = await segmentsToMatch(deps, brand.id, segmentIds);
  if (segments === null) throw new Error('A segment in a rule does not exist.');
  /** Whether members of a group are in a segment. */
  const inGroup = (group: number) => (id: string) =>
    Math.floor(group / 2 ** segmentIds.indexOf(id)) % 2 === 1;

  const counts = eachMove(() => 0);
  const whole: number[] = [];
  const split = new Map<number, { readonly members: number; readonly moves: ReadonlyMap<Move, number> }>();
  for (const { group, state, members } of await segmentGroups(deps.db, segments.match, key)) {
    const moves = movesInSegments(was, is, inGroup(group));
    const [only = 'stays-off'] = moves.keys();
    if (state !== null) counts[state === 'ENABLED' ? 'stays-on' : 'stays-off'] += members;
    else if (moves.size > 1) split.set(group, { members, moves });
    else {
      counts[only] += members;
      if (only !== 'stays-on' && only !== 'stays-off') whole.push(group);
    }
  }
  const isEstimate = [...split.values()].reduce((sum, { members }) => sum + members, 0) > MOST_COUNTED;
  if (isEstimate)
    for (const { members, moves } of split.values())
      for (const [move, part] of moves) counts[move] += Math.round(part * members);

  const samples = eachMove((): string[] => []);
  const seen = [
    ...(await membersInGroups(deps.db, segments.match, key, whole, SAMPLES)),
    ...(await membersInGroups(deps.db, segments.match, key, [...split.keys()], MOST_COUNTED)),
  ];
  for (const { id, group } of seen) {
    const bucket = memberBucket(key, id);
    const move = moveBetween(outcomeFor(was, inGroup(group), bucket), outcomeFor(is, inGroup(group), bucket));
    if (samples[move].length < SAMPLES) samples[move].push(id);
    if (!isEstimate && split.has(group)) counts[move] += 1;
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
  };
}
