import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberHelp_member$data,
  MemberHelp_member$key,
} from '../../../../../codegen/relay/MemberHelp_member.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { StaffGrid } from '../../shared/list/StaffGrid.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { AccountActions } from './AccountActions.tsx';
import { EndSessions } from './EndSessions.tsx';
import { LockAccount } from './LockAccount.tsx';
import { MemberLinks } from './MemberLinks.tsx';
import { PhoneActions } from './PhoneActions.tsx';

type Access = NonNullable<MemberHelp_member$data['help']>;

/** How a member gets into their account, and what support does when they can't, or somebody else can. */
export function MemberHelp({ member: key }: { readonly member: MemberHelp_member$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { id, help } = useFragment(
    graphql`
      fragment MemberHelp_member on MemberRecord {
        id
        help {
          isStaff
          hasPassword
          bySso
          lockedAt
          copyAskedAt
          deletionDueAt
          sessions {
            id
            agent
            createdAt
            lastSeenAt
          }
          phones {
            number
            verified
          }
        }
      }
    `,
    key,
  );
  if (help == null) return null;
  const { isStaff, hasPassword, bySso, lockedAt, copyAskedAt, deletionDueAt, sessions, phones } = help;
  const text = (of: string, values = {}) =>
    intl.formatMessage({ id: `internalMembers.access.${of}` }, values);
  const mayChange = !isStaff;
  return (
    <Panel
      title={text('title')}
      aside={
        <Badge tone={lockedAt == null ? 'saved' : 'error'}>
          {text(lockedAt == null ? 'isOpen' : 'isLocked')}
        </Badge>
      }
    >
      <div className="stack">
        <Facts
          facts={[
            [text('password'), text(bySso ? 'bySso' : hasPassword ? 'hasPassword' : 'noPassword')],
            ...(lockedAt == null ? [] : [[text('since'), times.stamp(lockedAt, zone)] as const]),
            ...(copyAskedAt == null ? [] : [[text('copy'), times.stamp(copyAskedAt, zone)] as const]),
            ...(deletionDueAt == null ? [] : [[text('ends'), times.stamp(deletionDueAt, zone)] as const]),
          ]}
        />
        {isStaff && <p className="small muted">{text('isStaff')}</p>}
        {mayChange && (
          <div className="row">
            <MemberLinks id={id} hasPassword={hasPassword} bySso={bySso} isLocked={lockedAt != null} />
            <LockAccount id={id} isLocked={lockedAt != null} />
          </div>
        )}
        {mayChange && <AccountActions id={id} isEnding={deletionDueAt != null} />}
        <StaffGrid<Access['phones'][number]>
          caption={text('phones')}
          rowKey={({ number }) => number}
          rows={phones}
          columns={[
            { key: 'number', header: text('phone'), rowHeader: true, cell: ({ number }) => number },
            {
              key: 'state',
              header: text('state'),
              place: 'state',
              cell: ({ verified }) => (
                <Badge tone={verified ? 'saved' : 'warn'}>
                  {text(verified ? 'confirmed' : 'unconfirmed')}
                </Badge>
              ),
            },
            {
              key: 'change',
              header: text('change'),
              cell: (phone) => <PhoneActions id={id} {...phone} />,
            },
          ]}
          empty={text('phones.none')}
        />
        <StaffGrid<Access['sessions'][number]>
          caption={text('sessions')}
          rowKey={(session) => session.id}
          rows={sessions}
          columns={[
            { key: 'agent', header: text('browser'), rowHeader: true, cell: ({ agent }) => agent },
            {
              key: 'seen',
              header: text('seen'),
              cell: ({ lastSeenAt }) => <NoWrap>{times.shortStamp(lastSeenAt, zone)}</NoWrap>,
            },
            {
              key: 'since',
              header: text('loggedIn'),
              secondary: true,
              cell: ({ createdAt }) => <NoWrap>{times.shortStamp(createdAt, zone)}</NoWrap>,
            },
            ...(mayChange
              ? [
                  {
                    key: 'end',
                    header: text('change'),
                    cell: (session: Access['sessions'][number]) => (
                      <EndSessions id={id} sessionId={session.id} agent={session.agent} />
                    ),
                  },
                ]
              : []),
          ]}
          empty={text('sessions.none')}
        />
        {mayChange && sessions.length > 1 && (
          <div className="row">
            <EndSessions id={id} sessionId={null} agent="" />
          </div>
        )}
      </div>
    </Panel>
  );
}
