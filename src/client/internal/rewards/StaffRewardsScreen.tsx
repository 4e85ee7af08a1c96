import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { staffRewardsLoaderQuery as Query } from '../../../../codegen/relay/staffRewardsLoaderQuery.graphql.ts';
import type { StaffRewardsScreen_query$key } from '../../../../codegen/relay/StaffRewardsScreen_query.graphql.ts';
import { CATALOGUE_TYPES } from '../../../domain/rewards/checkReward.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import styles from '../shared/form/Editor.module.css';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { STOCK_VIEWS, stockViewIn } from '../shared/list/stockViews.ts';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { amountSpan } from './amountSpan.ts';
import { RewardPrice } from './RewardPrice.tsx';
import { typeIn } from './rewardViews.ts';
import { type loader, rewardOrders, staffRewardsLoaderQuery } from './staffRewardsLoader.ts';

/** `/internal/rewards` */
export default function StaffRewardsScreen() {
  const intl = useIntl();
  const view = useListView();
  const text = (id: string) => intl.formatMessage({ id });
  const [type, state] = [typeIn(view.query), stockViewIn(view.query)];
  return (
    <ListPage
      title={text('internal.nav.rewards')}
      lead={<FormattedMessage id="internalRewards.lead" />}
      aside={<NewLink to={staffPaths.internalNewReward()}>{text('internalRewards.new')}</NewLink>}
      tabs={
        <div className="row">
          <ButtonLink to={staffPaths.internalCatalogue()} look="secondary" small>
            <FormattedMessage id="internalRewards.asOf.open" />
          </ButtonLink>
          <ButtonLink to={staffPaths.internalPromoCodes()} look="secondary" small>
            <FormattedMessage id="internalRewards.promo.title" />
          </ButtonLink>
        </div>
      }
      tools={
        <>
          <ListSearch label={text('internalRewards.search')} />
          <FilterLinks
            label={text('internalRewards.filter.state')}
            links={[null, ...STOCK_VIEWS].map((each) => ({
              to: staffPaths.internalRewards({
                type: type ?? undefined,
                show: each ?? undefined,
                q: view.query.get('q') ?? undefined,
                sort: view.query.get('sort') ?? undefined,
              }),
              label: text(`internalRewards.state.${each ?? 'all'}`),
              active: each === state,
            }))}
          />
          <FilterSelect
            label={text('internalRewards.field.type')}
            all={text('internalRewards.filter.anyType')}
            value={type ?? ''}
            options={CATALOGUE_TYPES.map((each) => ({
              value: each,
              label: text(`internalRewards.type.${each}`),
            }))}
            onChange={(chosen) => view.set({ type: chosen })}
          />
        </>
      }
    >
      <Rewards />
    </ListPage>
  );
}

const fragment = graphql`
  fragment StaffRewardsScreen_query on Query
  @refetchable(queryName: "StaffRewardsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    type: { type: "RewardType" }
    show: { type: "RewardState" }
    lowStock: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "StaffRewardOrder" }
  ) {
    staff {
      rewards(
        first: $count
        after: $cursor
        type: $type
        show: $show
        lowStock: $lowStock
        search: $search
        orderBy: $orderBy
      )
        @connection(
          key: "StaffRewardsScreen_rewards"
          filters: ["type", "show", "lowStock", "search", "orderBy"]
        ) {
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
            amounts
            minimum
            maximum
            ...RewardPrice_reward
          }
        }
      }
    }
  }
`;

function Rewards() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const query: StaffRewardsScreen_query$key = usePreloadedQuery<Query>(
    staffRewardsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.rewards);
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.rewards' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'rewards',
        cells: {
          title: ({ title }) => title,
          type: ({ type }) => type,
          state: ({ state }) => state,
          lowest_points: ({ amounts, minimum, maximum }) => amountSpan({ amounts, minimum, maximum }).lowest,
          highest_points: ({ amounts, minimum, maximum }) =>
            amountSpan({ amounts, minimum, maximum }).highest,
          stock: ({ stock }) => stock,
          starts: ({ startsAt }) => startsAt,
          ends: ({ endsAt }) => endsAt,
          service: ({ service }) => service,
          place: ({ place }) => place,
        },
      }}
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
                {pictureUrl != null && <img src={pictureUrl} alt="" width={56} height={35} loading="lazy" />}
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
      none="internalRewards.none"
      filters={['type', 'show', 'q']}
      keys={['move', 'open', 'search', 'new']}
    />
  );
}
