import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberConnectionLoaderQuery as Query } from '../../../../../codegen/relay/memberConnectionLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { MemberConnection } from './MemberConnection.tsx';
import { memberConnectionLoaderQuery, type loader } from './memberConnectionLoader.ts';
import { MeterFile } from './MeterFile.tsx';

/** `/internal/members/:id/connection` */
export default function MemberConnectionScreen() {
  return (
    <MemberFrame section="connection">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const { visitor } = useSession();
  const { staff } = usePreloadedQuery<Query>(
    memberConnectionLoaderQuery,
    useScreenData<typeof loader>().section,
  );
  if (staff?.member == null) return null;
  return (
    <>
      <MemberConnection member={staff.member} />
      {visitor.roleKeys.includes('internal_programs') && <MeterFile memberId={staff.member.id} />}
    </>
  );
}
