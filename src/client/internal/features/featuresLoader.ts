import { graphql } from 'react-relay/hooks';
import type { featuresLoaderQuery as Query } from '../../../../codegen/relay/featuresLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const featuresLoaderQuery = graphql`
  query featuresLoaderQuery($search: String) {
    staff {
      features(search: $search) {
        ...FeatureTable_features
      }
    }
  }
`;

export const loader = listLoader<Query>(featuresLoaderQuery, (address) => ({
  search: address.get('search'),
}));
