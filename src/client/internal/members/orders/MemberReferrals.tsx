import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberReferrals_query$data,
  MemberReferrals_query$key,
} from '../../../../../codegen/relay/MemberReferrals_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { MemberLink } from '../../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';

type Referral = NonNullable<
  NonNullable<MemberReferrals_query$data['staff']>['memberReferrals']
>['edges'][number]['node'];

const fragment = graphql`
  fragment MemberReferrals_query on Query
  @refetchable(queryName: "MemberReferralsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    staff {
      memberReferrals(id: $id, first: $count, after: $cursor) @connection(key: "MemberReferrals_memberReferrals", filters: ["id"]) {
        totalCount
        edges {
          node {
            id
            joinedAt
            state
            stage
            refusal
            referrerPoints
            friendPoints
            friend {
              email
              ...MemberLink_member
            }
            referrer {
              email
              ...MemberLink_member
            }
          }
        }
      }
    }
  }
`;

/** Which friends a member invited, and who invited them. */
export function MemberReferrals({ query }: { readonly query: MemberReferrals_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberReferrals);
  const text = (id: string) => intl.formatMessage({ id: `internalMember.orders.${id}` });
  const word = (id: string) => intl.formatMessage({ id });
  const stamp = (at: string) => times.shortStamp(at, zone);
  return (
    <CompleteList<Referral>
      title={text('referrals')}
      file="referrals"
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'joined',
          header: word('internalReferrals.field.joined'),
          rowHeader: true,
          by: ({ joinedAt }) => joinedAt,
          value: ({ joinedAt }) => stamp(joinedAt),
        },
        {
          key: 'referrer',
          header: word('internalReferrals.field.referrer'),
          value: ({ referrer }) => referrer?.email ?? '',
          cell: ({ referrer }) => referrer != null && <MemberLink member={referrer} />,
        },
        {
          key: 'friend',
          header: word('internalReferrals.field.friend'),
          value: ({ friend }) => friend?.email ?? '',
          cell: ({ friend }) => friend != null && <MemberLink member={friend} />,
        },
        {
          key: 'state',
          header: word('internalReferrals.field.state'),
          wraps: true,
          value: ({ state, stage, refusal }) =>
            state === 'OPEN'
              ? word(`internalReferrals.stage.${stage}`)
              : refusal == null
                ? word(`internalReferrals.state.${state}`)
                : word(`internalReferrals.refusal.${refusal}`),
        },
        {
          key: 'referrerPoints',
          header: text('referral.referrerPoints'),
          numeric: true,
          value: ({ referrerPoints }) => referrerPoints ?? null,
        },
        {
          key: 'friendPoints',
          header: text('referral.friendPoints'),
          numeric: true,
          value: ({ friendPoints }) => friendPoints ?? null,
        },
      ]}
      empty={text('referrals.none')}
    />
  );
}
