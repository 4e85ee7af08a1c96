import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberActions_member$key } from '../../../../../codegen/relay/MemberActions_member.graphql.ts';
import { mayOpenMemberSection } from '../../../../domain/session/memberSections.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { PreviewMember } from '../../shared/members/PreviewMember.tsx';

/** What staff can do with the member as a whole, and where else they can go; beside the name. */
export function MemberActions({ member: key }: { readonly member: MemberActions_member$key }) {
  const { visitor } = useSession();
  const { id, name, email } = useFragment(
    graphql`
      fragment MemberActions_member on MemberRecord {
        id
        name
        email
      }
    `,
    key,
  );
  return (
    <>
      <PreviewMember memberId={id} name={name ?? email} />
      {visitor.roleKeys.includes('internal_experience_manager_list') && (
        <Link to={staffPaths.internalMemberFeatures({ member: email })}>
          <FormattedMessage id="internalMembers.features" />
        </Link>
      )}
      {mayOpenMemberSection('balance', (role) => visitor.roleKeys.includes(role)) && (
        <Link to={staffPaths.internalCashoutMember(id)}>
          <FormattedMessage id="internalMembers.cashouts" />
        </Link>
      )}
    </>
  );
}
