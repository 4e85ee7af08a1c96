import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  StaffRewardTable_query$data,
  StaffRewardTable_query$key,
} from '../../../../codegen/relay/StaffRewardTable_query.graphql.ts';
import type { StaffRewardTablePageQuery } from '../../../../codegen/relay/StaffRewardTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { RewardPrice } from './RewardPrice.tsx';
import styles from '../shared/form/Editor.module.css';
import { rewardOrders } from './staffRewardsLoader.ts';

type Row = NonNullable<NonNullable<StaffRewardTable_query$data['staff']>['rewards']>['edges'][number]['node'];

export function StaffRewardTable({ query }: { readonly query: StaffRewardTable_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StaffRewardTablePageQuery,
    StaffRewardTable_query$key
  >(
    graphql`
      fragment StaffRewardTable_query on Query
      @refetchable(queryName: "StaffRewardTablePageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        type: { type: "RewardType" }
        show: { type: "RewardState" }
        orderBy: { type: "StaffRewardOrder" }
      ) {
        staff {
          rewards(first: $count, after: $cursor, type: $type, show: $show, orderBy: $orderBy)
            @connection(key: "StaffRewardTable_rewards", filters: ["type", "show", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                title
                type
                state
                pictureUrl
                stock
                startsAt
                endsAt
                service
                place
                ...RewardPrice_reward
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.rewards?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  return (
    <>
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.rewards' })}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={rewardOrders}
        columns={[
          {
            key: 'title',
            header: text('field.title'),
            rowHeader: true,
            wraps: true,
            cell: ({ id, title, pictureUrl }) => (
              <>
                <span className={styles['thumb']}>
                  {pictureUrl != null && (
                    <img src={pictureUrl} alt="" width={56} height={35} loading="lazy" />
                  )}
                </span>
                <RowLink to={staffPaths.internalReward(id)}>{title}</RowLink>
              </>
            ),
          },
          { key: 'type', header: text('field.type'), cell: ({ type }) => text(`type.${type}`) },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <StateBadge state={state} />,
          },
          {
            key: 'price',
            header: text('field.tablePrice'),
            cell: (reward) => <RewardPrice reward={reward} />,
          },
          {
            key: 'stock',
            header: text('field.stock'),
            numeric: true,
            cell: ({ stock }) => (stock == null ? text('noLimit') : intl.formatNumber(stock)),
          },
          {
            key: 'from',
            header: text('field.startsAt'),
            secondary: true,
            cell: ({ startsAt }) => <NoWrap>{times.shortDay(startsAt, zone)}</NoWrap>,
          },
          {
            key: 'until',
            header: text('field.endsAt'),
            cell: ({ endsAt }) =>
              endsAt == null ? text('noEnd') : <NoWrap>{times.shortDay(endsAt, zone)}</NoWrap>,
          },
          {
            key: 'service',
            header: text('field.service'),
            secondary: true,
            cell: ({ service }) => text(`service.${service}`),
          },
          {
            key: 'place',
            header: text('field.place'),
            secondary: true,
            numeric: true,
            cell: ({ place }) => intl.formatNumber(place),
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('type') || address.has('show') ? 'internal.list.nothing' : 'internalRewards.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.rewards?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'new']}
      />
    </>
  );
}
