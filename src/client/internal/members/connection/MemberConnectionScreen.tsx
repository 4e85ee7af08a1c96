import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberConnectionLoaderQuery as Query } from '../../../../../codegen/relay/memberConnectionLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { ConnectionChanges } from './ConnectionChanges.tsx';
import { MemberClaims } from './MemberClaims.tsx';
import { MemberConnection } from './MemberConnection.tsx';
import { memberConnectionLoaderQuery, type loader } from './memberConnectionLoader.ts';
import { MemberHome } from './MemberHome.tsx';
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
  const query = usePreloadedQuery<Query>(memberConnectionLoaderQuery, useScreenData<typeof loader>().section);
  const member = query.staff?.member;
  if (member == null) return null;
  return (
    <>
      <MemberConnection member={member} />
      <MemberClaims query={query} />
      <MemberHome query={query} />
      <ConnectionChanges query={query} />
      {visitor.roleKeys.includes('internal_programs') && <MeterFile memberId={member.id} />}
    </>
  );
}
