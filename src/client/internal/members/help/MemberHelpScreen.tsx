import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberHelpLoaderQuery as Query } from '../../../../../codegen/relay/memberHelpLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { MemberHelp } from './MemberHelp.tsx';
import { memberHelpLoaderQuery, type loader } from './memberHelpLoader.ts';

/** `/internal/members/:id/help` */
export default function MemberHelpScreen() {
  return (
    <MemberFrame section="help">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(memberHelpLoaderQuery, useScreenData<typeof loader>().section);
  return staff?.member != null && <MemberHelp member={staff.member} />;
}
