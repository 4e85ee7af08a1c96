import { graphql } from 'react-relay/hooks';
import type { memberMessagesLoaderQuery as Query } from '../../../../../codegen/relay/memberMessagesLoaderQuery.graphql.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';
import { parseChannel } from './channels.ts';

export const memberMessagesLoaderQuery = graphql`
  query memberMessagesLoaderQuery($id: ID!, $channel: MemberMessageChannel) {
    ...MemberMessages_query @arguments(id: $id, channel: $channel)
  }
`;

export const loader = memberSectionLoader<Query>(memberMessagesLoaderQuery, (id, address) => ({
  id,
  channel: parseChannel(address.get('kind')),
}));
