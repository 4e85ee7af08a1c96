import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberEventsLoaderQuery as Query } from '../../../../../codegen/relay/memberEventsLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { ComingEvents } from './ComingEvents.tsx';
import { MemberEvents } from './MemberEvents.tsx';
import { memberEventsLoaderQuery, type loader } from './memberEventsLoader.ts';

/** `/internal/members/:id/events` */
export default function MemberEventsScreen() {
  return (
    <MemberFrame section="events">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(memberEventsLoaderQuery, useScreenData<typeof loader>().section);
  if (staff?.member == null) return null;
  return (
    <>
      <ComingEvents member={staff.member} />
      <MemberEvents member={staff.member} />
    </>
  );
}
