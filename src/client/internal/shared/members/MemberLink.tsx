import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberLink_member$key } from '../../../../../codegen/relay/MemberLink_member.graphql.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** A member by name or email, linked for staff who may open members. */
export function MemberLink({ member: key }: { readonly member: MemberLink_member$key }) {
  const { visitor } = useSession();
  const { id, name, email } = useFragment(
    graphql`
      fragment MemberLink_member on MemberRecord {
        id
        name
        email
      }
    `,
    key,
  );
  const page = staffPaths.internalMember(id);
  return internalVerdict(visitor, page) === 'open' ? <Link to={page}>{name ?? email}</Link> : (name ?? email);
}
