import type { MemberFeatureKey } from './memberFeatures.ts';

/** The prefix of staff keys, which only a grant switches on. */
const INTERNAL_PREFIX = 'internal_';

/** Staff roles. Source: decisions, Staff; INT-02 to INT-05. Their descriptions are in features.ts. */
export const INTERNAL_KEYS = [
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
  'internal_floating_tool',
  'internal_test',
  'internal_segmentation',
  'internal_placements',
  'internal_events',
  'internal_wallet',
  'internal_rewards',
  'internal_programs',
  'internal_staff',
] as const;

export type InternalKey = (typeof INTERNAL_KEYS)[number];

/** By prefix, so that future or unknown staff keys are never overridden by mistake. */
export function isInternalKey(key: string): boolean {
  return key.startsWith(INTERNAL_PREFIX);
}

/** Only existing role keys can be granted. */
export function isRoleKey(text: string): text is InternalKey {
  return INTERNAL_KEYS.some((key) => key === text);
}

export type FeatureKey = MemberFeatureKey | InternalKey;

/** How a rule asks for a key; the caller answers from `GET /api/v2/features`. */
export type IsOn = (key: FeatureKey) => boolean;
