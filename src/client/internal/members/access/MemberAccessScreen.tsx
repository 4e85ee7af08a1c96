import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberAccessLoaderQuery as Query } from '../../../../../codegen/relay/memberAccessLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { memberAccessLoaderQuery, type loader } from './memberAccessLoader.ts';
import { MemberAccess } from './MemberAccess.tsx';

/** `/internal/members/:id/access` */
export default function MemberAccessScreen() {
  return (
    <MemberFrame section="access">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  return (
    <MemberAccess
      query={usePreloadedQuery<Query>(memberAccessLoaderQuery, useScreenData<typeof loader>().section)}
    />
  );
}
