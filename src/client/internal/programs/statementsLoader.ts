import { graphql } from 'react-relay/hooks';
import type { statementsLoaderQuery as Query } from '../../../../codegen/relay/statementsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { parseAge, parseStatementView, statesOf } from './statementViews.ts';

export const statementsLoaderQuery = graphql`
  query statementsLoaderQuery(
    $states: [StatementState!]
    $programId: ID
    $age: DueAge
    $search: String
    $orderBy: StatementOrder
  ) {
    ...StatementsScreen_query
      @arguments(states: $states, programId: $programId, age: $age, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const statementOrders = {
  program: 'PROGRAM',
  made: 'MADE_AT',
  due: 'DUE_ON',
  amount: 'AMOUNT',
  open: 'OPEN',
} as const;

/** What the address asks for. */
export const statementFilters = (address: URLSearchParams): Query['variables'] => ({
  states: statesOf(parseStatementView(address)),
  programId: address.get('program'),
  age: parseAge(address.get('age')),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), statementOrders),
});

export const loader = listLoader<Query>(statementsLoaderQuery, statementFilters);
