import type { MemberFeatureKey } from './memberFeatures.ts';

/** The ways, besides the usual one, in which the app shows a feature. Rules and experiments give them to members. */
const VARIATIONS = {
  /** `first`: before what needs the member. `lead`: at the top of Home. */
  dashboard_standing: ['first', 'lead'],
  /** What the button says by which a member joins an event. */
  events_join_words: ['count_me_in', 'earn'],
} as const satisfies Partial<Record<MemberFeatureKey, readonly string[]>>;

export type VariedFeature = keyof typeof VARIATIONS;
export type Variation<Key extends VariedFeature> = (typeof VARIATIONS)[Key][number];

const isVaried = (key: string): key is VariedFeature => Object.hasOwn(VARIATIONS, key);

/** None for a feature that looks the same wherever it is on. */
export const variationsOf = (key: string): readonly string[] => (isVaried(key) ? VARIATIONS[key] : []);

/** The variation as the app knows it; null: the usual way. */
export function knownVariation<Key extends VariedFeature>(
  key: Key,
  asked: string | undefined,
): Variation<Key> | null {
  const known: readonly Variation<Key>[] = VARIATIONS[key];
  return known.find((variation) => variation === asked) ?? null;
}

interface ShownFeature {
  readonly key: string;
  readonly isEnabled: boolean;
  readonly variation?: string | null | undefined;
}

/** What the app needs of a member's features: the keys of those that are on, each followed by `key=variation` if it has one. */
export const activeFeatures = (features: readonly ShownFeature[]): string[] =>
  features.flatMap(({ key, isEnabled, variation }) => {
    if (!isEnabled) return [];
    return variation == null ? [key] : [key, `${key}=${variation}`];
  });

/** The variation of a feature in such a list; undefined: the usual one, or it is off. */
export const activeVariation = (active: readonly string[], key: string): string | undefined =>
  active.find((entry) => entry.startsWith(`${key}=`))?.slice(key.length + 1);
