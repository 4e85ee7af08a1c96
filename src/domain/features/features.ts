import { MEMBER_FEATURES, type FeatureDefinition, type MemberFeatureKey } from './featureKeys.ts';
import { INTERNAL_FEATURES, type InternalKey } from './internalKeys.ts';

export type FeatureKey = MemberFeatureKey | InternalKey;

/** Every feature key, staff keys last. Source: SES-21. */
export const FEATURES: readonly (FeatureDefinition & { readonly key: FeatureKey })[] = [
  ...MEMBER_FEATURES,
  ...INTERNAL_FEATURES,
];

/** How a rule asks for a key; the caller answers from `GET /api/v2/features`. */
export type IsOn = (key: FeatureKey) => boolean;
