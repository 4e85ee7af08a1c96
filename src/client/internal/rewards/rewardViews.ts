import { OFFER_STATES, type OfferState } from '../../../domain/rewards/offerState.ts';
import { CATALOGUE_TYPES } from '../../../domain/rewards/checkReward.ts';
import type { RewardType } from '../../../domain/rewards/catalogue.ts';

/** The state in the address; null: all. */
export function stateIn(query: URLSearchParams): OfferState | null {
  return OFFER_STATES.find((known) => known === query.get('show')) ?? null;
}

/** The type in the address; null: all. */
export function typeIn(query: URLSearchParams): RewardType | null {
  return CATALOGUE_TYPES.find((known) => known === query.get('type')) ?? null;
}
