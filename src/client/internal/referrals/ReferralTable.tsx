import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  ReferralTable_query$data,
  ReferralTable_query$key,
} from '../../../../codegen/relay/ReferralTable_query.graphql.ts';
import type { ReferralTablePageQuery } from '../../../../codegen/relay/ReferralTablePageQuery.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useListView } from '../shared/list/useListView.ts';
import { ChangeReferral, type ReferralAction } from './ChangeReferral.tsx';
import { referralOrders } from './staffReferralsLoader.ts';

type Row = NonNullable<NonNullable<ReferralTable_query$data['staff']>['referrals']>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { OPEN: 'brand', PAID: 'saved', REFUSED: 'error' };

export function ReferralTable({ query }: { readonly query: ReferralTable_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { pay } = useFormats();
  const { query: address } = useListView();
  const [asking, setAsking] = useState<{ readonly row: Row; readonly action: ReferralAction } | null>(null);
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ReferralTablePageQuery,
    ReferralTable_query$key
  >(
    graphql`
      fragment ReferralTable_query on Query
      @refetchable(queryName: "ReferralTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, state: { type: "StaffReferralState" }, search: { type: "String" }, orderBy: { type: "StaffReferralOrder" }) {
        staff {
          referrals(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy) @connection(key: "ReferralTable_referrals", filters: ["state", "search", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                code
                joinedAt
                state
                stage
                refusal
                decidedAt
                referrerPoints
                friendPoints
                isAllowed
                mayAllow
                mayRefuse
                referrer {
                  ...MemberLink_member
                }
                friend {
                  ...MemberLink_member
                }
                ...ChangeReferral_referral
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.referrals?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalReferrals.${id}` });
  const none = text('nothing');
  /** Details of the state: the reason, the points, or the friend's progress. */
  const detail = ({ state, refusal, stage, isAllowed, referrerPoints, friendPoints }: Row) => {
    if (refusal != null) return text(`refusal.${refusal}`);
    if (state === 'PAID')
      return intl.formatMessage(
        { id: 'internalReferrals.paid' },
        { mine: pay(referrerPoints ?? 0), theirs: pay(friendPoints ?? 0) },
      );
    return text(isAllowed ? 'allowed' : `stage.${stage}`);
  };
  return (
    <>
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.referrals' })}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={referralOrders}
        columns={[
          {
            key: 'friend',
            header: text('field.friend'),
            rowHeader: true,
            cell: ({ friend }) => (friend == null ? none : <MemberLink member={friend} />),
          },
          {
            key: 'referrer',
            header: text('field.referrer'),
            cell: ({ referrer }) => (referrer == null ? none : <MemberLink member={referrer} />),
          },
          { key: 'code', header: text('field.code'), secondary: true, cell: ({ code }) => code },
          {
            key: 'joined',
            header: text('field.joined'),
            cell: ({ joinedAt }) => <NoWrap>{times.shortDay(joinedAt, zone)}</NoWrap>,
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`state.${state}`)}</Badge>,
          },
          { key: 'detail', header: text('field.detail'), wraps: true, cell: detail },
          {
            key: 'decided',
            header: text('field.decided'),
            secondary: true,
            cell: ({ decidedAt }) =>
              decidedAt == null ? none : <NoWrap>{times.shortDay(decidedAt, zone)}</NoWrap>,
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) => (
              <span className="row">
                {row.mayAllow && (
                  <Button look="quiet" small onClick={() => setAsking({ row, action: 'allow' })}>
                    {text('allow.open')}
                  </Button>
                )}
                {row.mayRefuse && (
                  <Button look="quiet" small onClick={() => setAsking({ row, action: 'refuse' })}>
                    {text('refuse.open')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('state') || address.has('q') ? 'internal.list.nothing' : 'internalReferrals.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.referrals?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['search']}
      />
      {asking !== null && (
        <ChangeReferral referral={asking.row} action={asking.action} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
