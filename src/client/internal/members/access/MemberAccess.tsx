import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberAccess_query$data,
  MemberAccess_query$key,
} from '../../../../../codegen/relay/MemberAccess_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { EndSessions } from './EndSessions.tsx';
import { MemberConsents } from './MemberConsents.tsx';
import { MemberHelp } from './MemberHelp.tsx';
import { MemberLogIns } from './MemberLogIns.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { switchName } from './switchName.ts';

type Access = NonNullable<NonNullable<MemberAccess_query$data['staff']>['memberAccess']>;

/** How a member gets in, where they are logged in, who tried, who lives in the home, and what they agreed to. */
export function MemberAccess({ query: key }: { readonly query: MemberAccess_query$key }) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const times = useStaffTimes();
  const { staff, ...lists } = useFragment(
    graphql`
      fragment MemberAccess_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        ...MemberLogIns_query @arguments(id: $id)
        ...MemberConsents_query @arguments(id: $id)
        staff {
          member(id: $id) {
            id
            help {
              isStaff
            }
            ...MemberHelp_member
          }
          memberAccess(id: $id) {
            twoFactor
            wrongFactors
            providers
            pushSince
            sessions {
              id
              agent
              network
              createdAt
              lastSeenAt
              expiresAt
            }
            phones {
              number
              isVerified
              addedAt
              mayText
            }
            switches {
              key
              isOn
            }
            people {
              email
              name
              isOwner
              hasJoined
              invitedAt
            }
          }
        }
      }
    `,
    key,
  );
  const mayDo = useMayDo();
  const [member, access] = [staff?.member, staff?.memberAccess];
  if (member == null || access == null) return null;
  const { id } = member;
  const isStaff = member.help?.isStaff !== false;
  const mayEnd = !isStaff && mayDo('endMemberSessions');
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalMember.access.${id}` }, values);
  const yesNo = (is: boolean) => intl.formatMessage({ id: is ? 'internal.yes' : 'internal.no' });
  const stamp = (at: string | null | undefined) => (at == null ? '' : times.shortStamp(at, zone));
  return (
    <>
      <MemberHelp member={member} />
      <Panel title={text('account')}>
        <Facts
          facts={[
            [text('twoFactor'), yesNo(access.twoFactor)],
            [text('wrong'), intl.formatNumber(access.wrongFactors)],
            ...(access.providers.length === 0
              ? []
              : [[text('providers'), intl.formatList(access.providers)] as const]),
            [text('push'), intl.formatNumber(access.pushSince.length)],
          ]}
        />
      </Panel>
      <CompleteList<Access['sessions'][number]>
        title={text('sessions')}
        file="sessions"
        rows={access.sessions}
        rowKey={(session) => session.id}
        aside={mayEnd && access.sessions.length > 1 && <EndSessions id={id} sessionId={null} agent="" />}
        columns={[
          { key: 'agent', header: text('browser'), rowHeader: true, value: ({ agent }) => agent },
          { key: 'network', header: text('network'), value: ({ network }) => network ?? '' },
          {
            key: 'since',
            header: text('since'),
            by: ({ createdAt }) => createdAt,
            value: ({ createdAt }) => stamp(createdAt),
          },
          {
            key: 'used',
            header: text('used'),
            by: ({ lastSeenAt }) => lastSeenAt,
            value: ({ lastSeenAt }) => stamp(lastSeenAt),
          },
          {
            key: 'ends',
            header: text('ends'),
            secondary: true,
            by: ({ expiresAt }) => expiresAt,
            value: ({ expiresAt }) => stamp(expiresAt),
          },
        ]}
        {...(mayEnd
          ? {
              actions: {
                header: text('change'),
                cell: (session) => <EndSessions id={id} sessionId={session.id} agent={session.agent} />,
              },
            }
          : {})}
        empty={text('sessions.none')}
      />
      <MemberLogIns query={lists} />
      <CompleteList<Access['phones'][number]>
        title={text('phones')}
        file="phone-numbers"
        rows={access.phones}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', header: text('phone'), rowHeader: true, value: ({ number }) => number },
          { key: 'confirmed', header: text('confirmed'), value: ({ isVerified }) => yesNo(isVerified) },
          {
            key: 'texts',
            header: text('texts'),
            value: ({ mayText }) =>
              text(mayText == null ? 'texts.never' : mayText ? 'texts.agreed' : 'texts.ended'),
          },
          {
            key: 'added',
            header: text('added'),
            by: ({ addedAt }) => addedAt,
            value: ({ addedAt }) => stamp(addedAt),
          },
        ]}
        {...(!isStaff && mayDo('changeMemberPhone')
          ? {
              actions: {
                header: text('change'),
                cell: ({ number, isVerified, mayText }) => (
                  <PhoneActions id={id} number={number} verified={isVerified} takesTexts={mayText === true} />
                ),
              },
            }
          : {})}
        empty={text('phones.none')}
      />
      <MemberConsents query={lists} />
      <CompleteList<Access['switches'][number]>
        title={text('switches')}
        file="notifications"
        rows={access.switches}
        rowKey={(row) => row.key}
        columns={[
          {
            key: 'key',
            header: text('switch'),
            rowHeader: true,
            wraps: true,
            value: (row) => switchName(intl, brand.words, row.key),
          },
          {
            key: 'isOn',
            header: text('given'),
            value: ({ isOn }) => text(isOn ? 'switch.on' : 'switch.off'),
          },
        ]}
        empty={text('switches.none')}
      />
      <CompleteList<Access['people'][number]>
        title={text('people')}
        file="people"
        rows={access.people}
        rowKey={({ email }) => email}
        columns={[
          {
            key: 'email',
            header: intl.formatMessage({ id: 'internalMembers.field.email' }),
            rowHeader: true,
            value: ({ email }) => email,
          },
          {
            key: 'name',
            header: intl.formatMessage({ id: 'internalMembers.field.name' }),
            value: ({ name }) => name ?? '',
          },
          {
            key: 'role',
            header: text('role'),
            value: ({ isOwner, hasJoined, invitedAt }) =>
              isOwner
                ? text('owner')
                : hasJoined
                  ? text('joined')
                  : text('invited', { day: invitedAt == null ? '' : times.shortDay(invitedAt, zone) }),
          },
        ]}
        empty={text('people.none')}
      />
    </>
  );
}
