import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MemberFrame } from './frame/MemberFrame.tsx';
import type { loader } from './memberLoader.ts';
import { memberLoaderQuery } from './memberLoader.ts';
import { MemberPage } from './MemberPage.tsx';
import { MemberTimeline } from './timeline/MemberTimeline.tsx';

/** `/internal/members/:id` */
export default function MemberScreen() {
  return (
    <MemberFrame section="overview">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const query = usePreloadedQuery<Query>(memberLoaderQuery, useScreenData<typeof loader>().section);
  const member = query.staff?.member;
  if (member == null) return null;
  return (
    <>
      <MemberPage member={member} />
      <MemberTimeline query={query} memberId={member.id} />
    </>
  );
}
