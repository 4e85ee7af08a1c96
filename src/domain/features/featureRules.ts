import { BUCKETS, memberBucket } from '../segments/bucket.ts';
import { MEMBER_FEATURES, type MemberFeatureKey } from './memberFeatures.ts';

/** One rule of a feature. The first rule that takes a member decides. */
export interface FeatureRule {
  /** Stays the same when rules are reordered, for staff and for reasons. */
  readonly id: string;
  /** Null: every member. */
  readonly segmentId: string | null;
  /** Hundredths of a percent of those members, by bucket: 10,000 is all of them. */
  readonly share: number;
  readonly isEnabled: boolean;
  /** Which variation they see; null: the usual one. */
  readonly variation: string | null;
}

const MOST_RULES = 20;

/** Why a feature is on or off. `RULE` names the rule by its number, from 1. */
export type FeatureReason =
  | { readonly kind: 'OVERRIDE' }
  /** A running experiment, by its key. */
  | { readonly kind: 'EXPERIMENT'; readonly experiment: string }
  | { readonly kind: 'RULE'; readonly rule: number }
  /** Staff's or the brand's default. */
  | { readonly kind: 'BRAND' }
  | { readonly kind: 'DEFAULT' }
  /** A staff role key that was granted. */
  | { readonly kind: 'GRANT' };

/** What staff set for a feature; null: the brand's default. */
export interface FeatureSetting {
  readonly isEnabled: boolean | null;
  readonly rules: readonly FeatureRule[];
}

export const NO_SETTING: FeatureSetting = { isEnabled: null, rules: [] };

/** What can be wrong with a rule. */
export type RuleFault = 'tooMany' | 'share' | 'variation' | 'unknownSegment' | 'repeated';

/** Faults by the rule's place, where the feature has these variations; an empty list can be saved. */
export function checkRules(
  rules: readonly FeatureRule[],
  hasSegment: (id: string) => boolean,
  variations: readonly string[],
): readonly { readonly rule: number; readonly fault: RuleFault }[] {
  if (rules.length > MOST_RULES) return [{ rule: MOST_RULES, fault: 'tooMany' }];
  const ids = new Set<string>();
  return rules.flatMap(({ id, segmentId, share, variation }, rule) => {
    const faults: RuleFault[] = [];
    if (!Number.isInteger(share) || share < 1 || share > BUCKETS) faults.push('share');
    if (variation !== null && !variations.includes(variation)) faults.push('variation');
    if (segmentId !== null && !hasSegment(segmentId)) faults.push('unknownSegment');
    if (ids.has(id)) faults.push('repeated');
    ids.add(id);
    return faults.map((fault) => ({ rule, fault }));
  });
}

/** Bits of a compiled answer, so that an evaluation allocates nothing. */
const ENABLED = 1;
const [FROM_DEFAULT, FROM_BRAND, FROM_RULE] = [0, 1, 2];

/** A feature's answer for one member. */
export interface FeatureAnswer {
  readonly isEnabled: boolean;
  readonly variation: string | null;
  readonly reason: FeatureReason;
}

/** All features of a brand, ready to be asked. */
export interface CompiledFeatures {
  readonly keys: readonly MemberFeatureKey[];
  /** Segments in rules, by the place that the rules know them by. */
  readonly segmentIds: readonly string[];
  /**
   * Answers every feature of a member into `into`, in the order of `keys`. `inSegment` has 1 for each segment of
   * `segmentIds` that the member is in. A stranger, null, is in no segment and in no share but the whole.
   */
  evaluate(memberId: string | null, inSegment: Uint8Array, into: Uint16Array): void;
  /** An answer of `evaluate`, in full. */
  read(place: number, answer: number): FeatureAnswer;
}

interface CompiledFeature {
  readonly key: string;
  readonly fallback: number;
  /** Of each rule: the segment's place or -1, the share, the answer. */
  readonly segments: Int32Array;
  readonly shares: Int32Array;
  readonly answers: Uint16Array;
  readonly needsBucket: boolean;
  readonly variations: readonly (string | null)[];
}

const encode = (isEnabled: boolean, from: number, rule = 0): number =>
  (isEnabled ? ENABLED : 0) | (from << 1) | (rule << 4);

/**
 * Compiles a brand's features. The brand's own default wins over the product's, a setting of staff over both, and the
 * first rule that takes the member over all. Overrides are the member's own and come on top.
 */
export function compileFeatures(
  brandDefaults: Readonly<Record<string, boolean>>,
  settings: ReadonlyMap<string, FeatureSetting>,
): CompiledFeatures {
  const places = new Map<string, number>();
  const segmentPlace = (id: string): number => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const features = MEMBER_FEATURES.map(({ key, default: byDefault }): CompiledFeature => {
    const { isEnabled, rules } = settings.get(key) ?? NO_SETTING;
    const ofBrand = Object.hasOwn(brandDefaults, key) ? brandDefaults[key] : undefined;
    const changed = isEnabled ?? ofBrand;
    return {
      key,
      fallback: encode(changed ?? byDefault, changed === undefined ? FROM_DEFAULT : FROM_BRAND),
      segments: Int32Array.from(rules, ({ segmentId }) =>
        segmentId === null ? -1 : segmentPlace(segmentId),
      ),
      shares: Int32Array.from(rules, ({ share }) => share),
      answers: Uint16Array.from(rules, (rule, index) => encode(rule.isEnabled, FROM_RULE, index + 1)),
      needsBucket: rules.some(({ share }) => share < BUCKETS),
      variations: rules.map(({ variation }) => variation),
    };
  });
  return {
    keys: MEMBER_FEATURES.map(({ key }) => key),
    segmentIds: [...places.keys()],
    evaluate: (memberId, inSegment, into) => {
      for (let i = 0; i < features.length; i += 1) {
        const feature = features[i] as CompiledFeature;
        into[i] = feature.shares.length === 0 ? feature.fallback : askRules(feature, memberId, inSegment);
      }
    },
    read: (place, answer) => readAnswer(features[place], answer),
  };
}

function askRules(feature: CompiledFeature, memberId: string | null, inSegment: Uint8Array): number {
  const { segments, shares, answers } = feature;
  const bucket =
    memberId === null ? BUCKETS - 1 : feature.needsBucket ? memberBucket(feature.key, memberId) : 0;
  for (let i = 0; i < shares.length; i += 1) {
    const segment = segments[i] as number;
    if (bucket < (shares[i] as number) && (segment < 0 || inSegment[segment] === 1))
      return answers[i] as number;
  }
  return feature.fallback;
}

function readAnswer(feature: CompiledFeature | undefined, answer: number): FeatureAnswer {
  const isEnabled = (answer & ENABLED) === ENABLED;
  const from = (answer >> 1) & 7;
  const rule = answer >> 4;
  if (from === FROM_RULE)
    return { isEnabled, variation: feature?.variations[rule - 1] ?? null, reason: { kind: 'RULE', rule } };
  return {
    isEnabled,
    variation: null,
    reason: { kind: from === FROM_BRAND ? 'BRAND' : 'DEFAULT' },
  };
}
