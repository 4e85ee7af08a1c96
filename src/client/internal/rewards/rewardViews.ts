import { CATALOGUE_TYPES } from '../../../domain/rewards/checkReward.ts';
import type { RewardType } from '../../../domain/rewards/catalogue.ts';

/** The type in the address; null: all. */
export function typeIn(query: URLSearchParams): RewardType | null {
  return CATALOGUE_TYPES.find((known) => known === query.get('type')) ?? null;
}
