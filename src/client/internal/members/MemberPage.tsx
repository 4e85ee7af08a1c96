import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberPage_member$key } from '../../../../codegen/relay/MemberPage_member.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { useMayDo } from '../shared/members/useMayDo.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { MemberLook } from './MemberLook.tsx';
import { MemberNotes } from './notes/MemberNotes.tsx';

/** One member in general: who they are, how their app looks, and what staff changed. */
export function MemberPage({ member: key }: { readonly member: MemberPage_member$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const member = useFragment(
    graphql`
      fragment MemberPage_member on MemberRecord {
        email
        brandName
        createdAt
        timeZone
        autoJoin
        history {
          ...History_entries
        }
        ...MemberLook_member
        ...MemberNotes_member
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Columns
      side={
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <History entries={member.history} zone={app.zone} />
        </Panel>
      }
    >
      <MemberNotes member={member} />
      <Panel title={<FormattedMessage id="internalMembers.about" />}>
        <Facts
          facts={[
            [text('internalMembers.field.email'), member.email],
            [text('internalMembers.field.brand'), member.brandName],
            [text('internalMembers.field.since'), times.stamp(member.createdAt, app.zone)],
            [text('internalMembers.field.timeZone'), member.timeZone],
            [text('internalMembers.field.autoJoin'), text(member.autoJoin ? 'internal.yes' : 'internal.no')],
          ]}
        />
      </Panel>
      {mayDo('setMemberUiCustomization') && <MemberLook member={member} />}
    </Columns>
  );
}
