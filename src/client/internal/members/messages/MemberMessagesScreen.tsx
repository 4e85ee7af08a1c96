import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberMessagesLoaderQuery as Query } from '../../../../../codegen/relay/memberMessagesLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { memberMessagesLoaderQuery, type loader } from './memberMessagesLoader.ts';
import { MemberMessages } from './MemberMessages.tsx';

/** `/internal/members/:id/messages` */
export default function MemberMessagesScreen() {
  return (
    <MemberFrame section="messages">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  return (
    <MemberMessages
      query={usePreloadedQuery<Query>(memberMessagesLoaderQuery, useScreenData<typeof loader>().section)}
    />
  );
}
