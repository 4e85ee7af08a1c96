import { isInternalKey, type FeatureKey, type IsOn } from './featureKeys.ts';
import { MEMBER_FEATURES, type FeatureDefinition } from './memberFeatures.ts';
import type { FeatureAnswer, FeatureReason } from './featureRules.ts';
import { INTERNAL_KEYS, type InternalKey } from './roleKeys.ts';

export const INTERNAL_FEATURES: readonly (FeatureDefinition & { readonly key: InternalKey })[] =
  INTERNAL_KEYS.map((key) => ({ key, default: false }));

/**
 * Every feature key, staff keys last. Source: SES-21. Not beside the keys: every page asks whether a key is a staff key,
 * and this list belongs in no first load.
 */
export const FEATURES: readonly (FeatureDefinition & { readonly key: FeatureKey })[] = [
  ...MEMBER_FEATURES,
  ...INTERNAL_FEATURES,
];

/** Source: SES-20, decisions, Staff. */
export const OVERRIDE_STATES = ['ENABLED', 'DISABLED', 'NONE'] as const;
export type OverrideState = (typeof OVERRIDE_STATES)[number];

/** What an operator set for one member. */
export interface FeatureOverride {
  readonly state: OverrideState;
  /** Counts as not set from this instant; null: until cleared. */
  readonly expiresAt: Date | null;
}

export interface FeatureState {
  readonly key: FeatureKey;
  readonly isEnabled: boolean;
  /** NONE if the override has expired or the key can't be overridden. */
  readonly userOverrideState: OverrideState;
  /** Which variation the member sees; null: the usual one. */
  readonly variation: string | null;
  readonly reason: FeatureReason;
}

/** Staff keys can never be overridden (decisions, Staff). */
export function mayOverride(key: string): boolean {
  return !isInternalKey(key);
}

function overrideState(override: FeatureOverride | null | undefined, now: Date): OverrideState {
  if (override === null || override === undefined) return 'NONE';
  return override.expiresAt !== null && override.expiresAt <= now ? 'NONE' : override.state;
}

/**
 * Whether a member has a feature: the override, else the brand, else the default. Neither override nor brand
 * applies to staff keys; see `memberFeatures` for their grants.
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
  /** Keys on which the brand differs from the default. */
  readonly brandDefaults: Readonly<Record<string, boolean>>;
  /** What staff's settings and rules say of a key for this member; left out: nothing. */
  readonly answers?: ReadonlyMap<string, FeatureAnswer>;
  /** The member's overrides, by key. */
  readonly overrides: ReadonlyMap<string, FeatureOverride>;
  /** Staff keys granted to the member. */
  readonly grants: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * A member's features, in order. Staff keys are included only if granted, so that a member's list doesn't
 * reveal the staff tools. `null` is a visitor, who gets the empty list (SES-12).
 */
export function memberFeatures(sources: FeatureSources | null): FeatureState[] {
  if (sources === null) return [];
  const { brandDefaults, answers, overrides, grants, now } = sources;
  return FEATURES.flatMap(({ key, default: byDefault }): FeatureState[] => {
    if (isInternalKey(key))
      return grants.has(key)
        ? [
            {
              key,
              isEnabled: true,
              userOverrideState: 'NONE',
              variation: null,
              reason: { kind: 'GRANT' },
            },
          ]
        : [];
    const brandDefault = Object.hasOwn(brandDefaults, key) ? brandDefaults[key] : undefined;
    const answer = answers?.get(key) ?? {
      isEnabled: brandDefault ?? byDefault,
      variation: null,
      reason: { kind: brandDefault === undefined ? 'DEFAULT' : 'BRAND' },
    };
    const state = effectiveFeature({ key, default: byDefault }, answer.isEnabled, overrides.get(key), now);
    const overridden = state.userOverrideState !== 'NONE';
    return [
      {
        key,
        ...state,
        variation: overridden ? null : answer.variation,
        reason: overridden ? { kind: 'OVERRIDE' } : answer.reason,
      },
    ];
  });
}

export type PaymentTransfer = 'off' | 'monthly-limit' | 'no-limit';

/** Cashing out to the payment provider; the unlimited key wins. Source: SES-25. */
export function paymentTransfer(isOn: IsOn): PaymentTransfer {
  if (isOn('wallet_transfer_payment_no_limit')) return 'no-limit';
  return isOn('wallet_transfer_payment_monthly_limit') ? 'monthly-limit' : 'off';
}
