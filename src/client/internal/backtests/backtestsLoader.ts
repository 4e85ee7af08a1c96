import { graphql } from 'react-relay/hooks';
import type { backtestsLoaderQuery as Query } from '../../../../codegen/relay/backtestsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const backtestsLoaderQuery = graphql`
  query backtestsLoaderQuery {
    ...BacktestsScreen_query
  }
`;

export const loader = listLoader<Query>(backtestsLoaderQuery, () => ({}));
