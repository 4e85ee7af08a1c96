import { graphql } from 'react-relay/hooks';
import type { experimentsLoaderQuery as Query } from '../../../../codegen/relay/experimentsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const experimentsLoaderQuery = graphql`
  query experimentsLoaderQuery($search: String) {
    staff {
      roleKeys
      experiments(search: $search) {
        ...ExperimentTable_experiments
      }
    }
  }
`;

export const loader = listLoader<Query>(experimentsLoaderQuery, (address) => ({
  search: address.get('search'),
}));
