import { graphql } from 'react-relay/hooks';
import type { backtestsLoaderQuery as Query } from '../../../../codegen/relay/backtestsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const backtestsLoaderQuery = graphql`
  query backtestsLoaderQuery($search: String) {
    ...BacktestsScreen_query @arguments(search: $search)
  }
`;

export const loader = listLoader<Query>(backtestsLoaderQuery, (address) => ({ search: address.get('q') }));
