import { graphql } from 'react-relay/hooks';
import type { coverageLoaderQuery as Query } from '../../../../codegen/relay/coverageLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const coverageLoaderQuery = graphql`
  query coverageLoaderQuery($startsWith: String, $utilityId: ID, $orderBy: PostalCoverageOrder) {
    staff {
      ...CoverageSummary_staff @arguments(utilityId: $utilityId)
      utilities(all: true) {
        ...UtilityFilter_utilities
        ...CoverageForm_utilities
      }
    }
    ...CoverageTable_query @arguments(startsWith: $startsWith, utilityId: $utilityId, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const coverageOrders = {
  code: 'POSTAL_CODE',
  utility: 'UTILITY',
  eligibility: 'ELIGIBILITY',
} as const;

export const loader = listLoader<Query>(coverageLoaderQuery, (address) => ({
  startsWith: address.get('q'),
  utilityId: address.get('utility'),
  orderBy: toOrder(address.get('sort'), coverageOrders),
}));
