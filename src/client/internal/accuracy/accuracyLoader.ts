import { graphql } from 'react-relay/hooks';
import type { accuracyLoaderQuery as Query } from '../../../../codegen/relay/accuracyLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const accuracyLoaderQuery = graphql`
  query accuracyLoaderQuery($utilityId: ID) {
    staff {
      utilities(all: true) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
    ...AccuracyList_query @arguments(utilityId: $utilityId)
  }
`;

export const loader = listLoader<Query>(accuracyLoaderQuery, (address) => ({
  utilityId: address.get('utility'),
}));
