import { graphql } from 'react-relay/hooks';
import type { spinsLoaderQuery as Query } from '../../../../codegen/relay/spinsLoaderQuery.graphql.ts';
import { PRIZE_TYPES, type PrizeType } from '../../../domain/wheel/prizes.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const spinsLoaderQuery = graphql`
  query spinsLoaderQuery($type: WheelPrizeType, $state: WheelPrizeState, $search: String, $orderBy: WheelSpinOrder) {
    ...SpinsScreen_query @arguments(type: $type, state: $state, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const spinOrders = {
  number: 'NUMBER',
  at: 'SPUN_AT',
  member: 'MEMBER',
  type: 'TYPE',
  state: 'STATE',
} as const;

/** A prize's states, as written in the address. */
export const SPIN_STATES = ['NONE', 'PAID', 'WAITING', 'REDEEMED', 'GIVEN_UP'] as const;

const parseType = (text: string | null): PrizeType | null =>
  PRIZE_TYPES.find((known) => known === text) ?? null;

export const loader = listLoader<Query>(spinsLoaderQuery, (address) => ({
  type: parseType(address.get('type')),
  state: SPIN_STATES.find((known) => known === address.get('state')) ?? null,
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), spinOrders),
}));
