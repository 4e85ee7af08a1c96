import type { MemberFeatureKey } from './memberFeatures.ts';
import type { InternalKey } from './roleKeys.ts';

/** The prefix of staff keys, which only a grant switches on. */
const INTERNAL_PREFIX = 'internal_';

/** By prefix, so that future or unknown staff keys are never overridden by mistake. */
export function isInternalKey(key: string): boolean {
  return key.startsWith(INTERNAL_PREFIX);
}

export type FeatureKey = MemberFeatureKey | InternalKey;

/** How a rule asks for a key; the caller answers from `GET /api/v2/features`. */
export type IsOn = (key: FeatureKey) => boolean;
