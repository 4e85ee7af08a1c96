import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberPage_member$key } from '../../../../codegen/relay/MemberPage_member.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { PreviewMember } from '../shared/members/PreviewMember.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { MemberConnection } from './MemberConnection.tsx';
import { MemberEvents } from './MemberEvents.tsx';
import { MemberLook } from './MemberLook.tsx';
import { MeterFile } from './MeterFile.tsx';

/** One member: who they are, how their home is connected, which events they answered, and what staff changed. */
export function MemberPage({ member: key }: { readonly member: MemberPage_member$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const { visitor } = useSession();
  const member = useFragment(
    graphql`
      fragment MemberPage_member on MemberRecord @argumentDefinitions(orderBy: { type: "MemberEventOrder" }) {
        id
        name
        email
        brandName
        createdAt
        postalCode
        timeZone
        autoJoin
        history {
          ...History_entries
        }
        ...MemberConnection_member
        ...MemberLook_member
        ...MemberEvents_member @arguments(orderBy: $orderBy)
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalMembers.unknown');
  return (
    <StaffPage
      title={member.name ?? member.email}
      lead={member.name == null ? undefined : member.email}
      aside={
        <>
          <PreviewMember memberId={member.id} name={member.name ?? member.email} />
          {visitor.roleKeys.includes('internal_experience_manager_list') && (
            <Link to={staffPaths.internalMemberFeatures({ member: member.email })}>
              <FormattedMessage id="internalMembers.features" />
            </Link>
          )}
          {visitor.roleKeys.includes('internal_wallet') && (
            <Link to={staffPaths.internalCashoutMember(member.id)}>
              <FormattedMessage id="internalMembers.cashouts" />
            </Link>
          )}
        </>
      }
      back={{ to: staffPaths.internalMembers(), label: text('internal.nav.members') }}
    >
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={member.history} zone={app.zone} />
          </Panel>
        }
      >
        <Panel title={<FormattedMessage id="internalMembers.about" />}>
          <Facts
            facts={[
              [text('internalMembers.field.email'), member.email],
              [text('internalMembers.field.brand'), member.brandName],
              [text('internalMembers.field.since'), times.stamp(member.createdAt, app.zone)],
              [text('internalMembers.field.postalCode'), member.postalCode ?? none],
              [text('internalMembers.field.timeZone'), member.timeZone],
              [
                text('internalMembers.field.autoJoin'),
                text(member.autoJoin ? 'internal.yes' : 'internal.no'),
              ],
            ]}
          />
        </Panel>
        <MemberConnection member={member} />
        {visitor.roleKeys.includes('internal_programs') && <MeterFile memberId={member.id} />}
        {visitor.roleKeys.includes('internal_programs') && <MemberLook member={member} />}
        <MemberEvents member={member} />
      </Columns>
    </StaffPage>
  );
}
