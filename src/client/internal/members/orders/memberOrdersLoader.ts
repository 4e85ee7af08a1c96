import { graphql } from 'react-relay/hooks';
import type { memberOrdersLoaderQuery as Query } from '../../../../../codegen/relay/memberOrdersLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberOrdersLoaderQuery = graphql`
  query memberOrdersLoaderQuery($id: ID!) {
    ...MemberOrders_query @arguments(id: $id)
    ...MemberSpins_query @arguments(id: $id)
    ...MemberReferrals_query @arguments(id: $id)
  }
`;

export const loader = memberSectionLoader<Query>(memberOrdersLoaderQuery, (id) => ({ id }));
