import type { FeatureDefinition } from './featureDefinition.ts';
import { FEATURES, type FeatureKey } from './features.ts';
import { isInternalKey } from './internalKeys.ts';

/** Source: SES-20, decisions, Staff. */
export const OVERRIDE_STATES = ['ENABLED', 'DISABLED', 'NONE'] as const;
export type OverrideState = (typeof OVERRIDE_STATES)[number];

/** What an operator set for one member. */
export interface FeatureOverride {
  readonly state: OverrideState;
  /** From this instant on it counts as not set; null: it stays until it is cleared. */
  readonly expiresAt: Date | null;
}

export interface FeatureState {
  readonly key: FeatureKey;
  readonly description: string;
  readonly isEnabled: boolean;
  /** Of an override that has expired, or of a key that cannot be overridden: NONE. */
  readonly userOverrideState: OverrideState;
}

/** Whether an operator may override the key at all. Keys of staff never (decisions, Staff). */
export function mayOverride(key: string): boolean {
  return !isInternalKey(key);
}

/** The state of an override at an instant. */
export function overrideState(override: FeatureOverride | null | undefined, now: Date): OverrideState {
  if (override === null || override === undefined) return 'NONE';
  return override.expiresAt !== null && override.expiresAt <= now ? 'NONE' : override.state;
}

/**
 * Whether a member has a feature: the override decides, else the brand, else the default of the list.
 * For keys of staff neither brand nor override counts; see `memberFeatures` for their grants.
 */
export function effectiveFeature(
  feature: Pick<FeatureDefinition, 'key' | 'default'>,
  brandDefault: boolean | undefined,
  override: FeatureOverride | null | undefined,
  now: Date,
): { readonly isEnabled: boolean; readonly userOverrideState: OverrideState } {
  if (!mayOverride(feature.key)) return { isEnabled: feature.default, userOverrideState: 'NONE' };
  const userOverrideState = overrideState(override, now);
  const isEnabled =
    userOverrideState === 'NONE' ? (brandDefault ?? feature.default) : userOverrideState === 'ENABLED';
  return { isEnabled, userOverrideState };
}

export interface FeatureSources {
  /** Keys on which the brand differs from the list. */
  readonly brandDefaults: Readonly<Record<string, boolean>>;
  /** The member's overrides, by key. */
  readonly overrides: ReadonlyMap<string, FeatureOverride>;
  /** The role keys that were granted to the member. */
  readonly grants: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * What a member has, in the order of the list. Keys of staff are only in the list of those who hold them, so that
 * a member's list does not name the staff's tools. A stranger has none: the empty list (SES-12). `null` is a stranger.
 */
export function memberFeatures(sources: FeatureSources | null): FeatureState[] {
  if (sources === null) return [];
  const { brandDefaults, overrides, grants, now } = sources;
  return FEATURES.flatMap(({ key, description, default: byDefault }): FeatureState[] => {
    if (isInternalKey(key))
      return grants.has(key) ? [{ key, description, isEnabled: true, userOverrideState: 'NONE' }] : [];
    const brandDefault = Object.hasOwn(brandDefaults, key) ? brandDefaults[key] : undefined;
    return [
      {
        key,
        description,
        ...effectiveFeature({ key, default: byDefault }, brandDefault, overrides.get(key), now),
      },
    ];
  });
}
