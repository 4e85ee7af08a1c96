import { isInternalKey } from '../features/featureKeys.ts';
import { BUCKETS, memberBucket } from '../segments/bucket.ts';

/** One way in which the experiment's feature is shown. The first variant is the one that others are compared with. */
export interface Variant {
  readonly key: string;
  /** Hundredths of a percent of the audience; all variants together have 10,000. */
  readonly weight: number;
  /** Whether the feature is on for its members. */
  readonly isEnabled: boolean;
}

/** Stopped experiments never run again, so that their results stay what they were. */
export const EXPERIMENT_STATES = ['DRAFT', 'RUNNING', 'STOPPED'] as const;

/** What a running experiment needs for giving a member a variant. */
export interface RunningExperiment {
  readonly key: string;
  readonly featureKey: string;
  /** Null: every member. */
  readonly segmentId: string | null;
  readonly variants: readonly Variant[];
}

export const LONGEST_EXPERIMENT_KEY = 60;
export const MOST_VARIANTS = 5;
const KEY = /^[a-z0-9][a-z0-9_-]*$/;

export type ExperimentFault =
  | 'key'
  | 'staffKey'
  | 'unknownFeature'
  | 'unknownSegment'
  | 'variantCount'
  | 'variantKey'
  | 'variantTwice'
  | 'weight'
  | 'weightTotal'
  | 'sameForAll';

/** Faults by field; an empty list can be saved. Staff keys can never be experimented on (decisions, Staff). */
export function checkExperiment(
  { key, featureKey, segmentId, variants }: RunningExperiment,
  knows: {
    readonly feature: (key: string) => boolean;
    /** Of this feature: a variant of its name shows it. */
    readonly variation: (name: string) => boolean;
    readonly segment: (id: string) => boolean;
  },
): readonly { readonly field: string; readonly fault: ExperimentFault }[] {
  const faults: { field: string; fault: ExperimentFault }[] = [];
  if (isInternalKey(key)) faults.push({ field: 'key', fault: 'staffKey' });
  else if (!KEY.test(key) || key.length > LONGEST_EXPERIMENT_KEY) faults.push({ field: 'key', fault: 'key' });
  if (isInternalKey(featureKey)) faults.push({ field: 'featureKey', fault: 'staffKey' });
  else if (!knows.feature(featureKey)) faults.push({ field: 'featureKey', fault: 'unknownFeature' });
  if (segmentId !== null && !knows.segment(segmentId))
    faults.push({ field: 'segmentId', fault: 'unknownSegment' });
  if (variants.length < 2 || variants.length > MOST_VARIANTS)
    faults.push({ field: 'variants', fault: 'variantCount' });
  variants.forEach((variant, place) => {
    const field = `variants.${place}`;
    if (!KEY.test(variant.key) || variant.key.length > LONGEST_EXPERIMENT_KEY)
      faults.push({ field, fault: 'variantKey' });
    if (variants.findIndex((other) => other.key === variant.key) < place)
      faults.push({ field, fault: 'variantTwice' });
    if (!Number.isInteger(variant.weight) || variant.weight < 1 || variant.weight > BUCKETS)
      faults.push({ field, fault: 'weight' });
  });
  if (faults.length > 0) return faults;
  if (variants.reduce((sum, { weight }) => sum + weight, 0) !== BUCKETS)
    return [{ field: 'variants', fault: 'weightTotal' }];
  const isVaried = variants.some(({ key: variant, isEnabled }) => isEnabled && knows.variation(variant));
  if (!isVaried && variants.every(({ isEnabled }) => isEnabled === variants[0]?.isEnabled))
    return [{ field: 'variants', fault: 'sameForAll' }];
  return [];
}

/**
 * The variant of a member in the audience: the one they have been shown before, else by their bucket, so that the same
 * member always gets the same one. Null: the experiment has no variants.
 */
export function assignVariant(
  { key, variants }: Pick<RunningExperiment, 'key' | 'variants'>,
  memberId: string,
  shownBefore: string | undefined,
): Variant | null {
  const known = variants.find((variant) => variant.key === shownBefore);
  if (known !== undefined) return known;
  // Not by the key alone: a feature of the same name may have been for a share of the members, by the same buckets.
  const bucket = memberBucket(`experiment:${key}`, memberId);
  let below = 0;
  for (const variant of variants) {
    below += variant.weight;
    if (bucket < below) return variant;
  }
  return null;
}
