import { graphql } from 'react-relay/hooks';
import type { memberDevicesLoaderQuery as Query } from '../../../../../codegen/relay/memberDevicesLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberDevicesLoaderQuery = graphql`
  query memberDevicesLoaderQuery($id: ID!) {
    ...MemberDevices_query @arguments(id: $id)
    ...MemberDeviceLog_query @arguments(id: $id)
  }
`;

export const loader = memberSectionLoader<Query>(memberDevicesLoaderQuery, (id) => ({ id }));
