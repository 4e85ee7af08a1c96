import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { staffOffersLoaderQuery as Query } from '../../../../codegen/relay/staffOffersLoaderQuery.graphql.ts';
import type { StaffOffersScreen_query$key } from '../../../../codegen/relay/StaffOffersScreen_query.graphql.ts';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useOfferWords } from '../../shared/offers/useOfferWords.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import styles from '../shared/form/Editor.module.css';
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
import { type loader, offerOrders, staffOffersLoaderQuery } from './staffOffersLoader.ts';

/** `/internal/offers` */
export default function StaffOffersScreen() {
  const intl = useIntl();
  const { query } = useListView();
  const text = (id: string) => intl.formatMessage({ id });
  const state = stockViewIn(query);
  return (
    <ListPage
      title={text('internal.nav.offers')}
      lead={<FormattedMessage id="internalOffers.lead" />}
      aside={<NewLink to={staffPaths.internalNewOffer()}>{text('internalOffers.new')}</NewLink>}
      tabs={
        <div className="row">
          <ButtonLink to={staffPaths.internalOfferClaims()} look="secondary" small>
            <FormattedMessage id="internalOffers.claims.title" />
          </ButtonLink>
          <ButtonLink to={staffPaths.internalOfferClaims({ view: 'late' })} look="secondary" small>
            <FormattedMessage id="internalOffers.view.late" />
          </ButtonLink>
        </div>
      }
      tools={
        <>
          <ListSearch label={text('internalOffers.search')} />
          <FilterLinks
            label={text('internalOffers.filter.state')}
            links={[null, ...STOCK_VIEWS].map((each) => ({
              to: staffPaths.internalOffers({
                show: each ?? undefined,
                q: query.get('q') ?? undefined,
                sort: query.get('sort') ?? undefined,
              }),
              label: text(`internalRewards.state.${each ?? 'all'}`),
              active: each === state,
            }))}
          />
        </>
      }
    >
      <Offers />
    </ListPage>
  );
}

const fragment = graphql`
  fragment StaffOffersScreen_query on Query
  @refetchable(queryName: "StaffOffersScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    show: { type: "RewardState" }
    lowStock: { type: "Boolean" }
    search: { type: "String" }
    orderBy: { type: "StaffDeviceOfferOrder" }
  ) {
    staff {
      deviceOffers(
        first: $count
        after: $cursor
        show: $show
        lowStock: $lowStock
        search: $search
        orderBy: $orderBy
      )
        @connection(
          key: "StaffOffersScreen_deviceOffers"
          filters: ["show", "lowStock", "search", "orderBy"]
        ) {
        totalCount
        edges {
          node {
            id
            title
            state
            deviceType
            pictureUrl
            pricePoints
            stock
            endsAt
            reserved
            bought
            connected
            late
          }
        }
      }
    }
  }
`;

function Offers() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const words = useOfferWords();
  const query: StaffOffersScreen_query$key = usePreloadedQuery<Query>(
    staffOffersLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.deviceOffers);
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.offers' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'device-offers',
        cells: {
          title: ({ title }) => title,
          device: ({ deviceType: type }) => type,
          state: ({ state }) => state,
          price_points: ({ pricePoints }) => pricePoints,
          stock: ({ stock }) => stock,
          reserved: ({ reserved }) => reserved,
          bought: ({ bought }) => bought,
          connected: ({ connected }) => connected,
          late: ({ late }) => late,
          ends: ({ endsAt }) => endsAt,
        },
      }}
      sortable={offerOrders}
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
              <RowLink to={staffPaths.internalOffer(id)}>{title}</RowLink>
            </>
          ),
        },
        {
          key: 'device',
          header: text('field.device'),
          secondary: true,
          cell: ({ deviceType: type }) => intl.formatMessage({ id: `devices.kind.one.${deviceType(type)}` }),
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <StateBadge state={state} />,
        },
        {
          key: 'price',
          header: text('field.price'),
          numeric: true,
          cell: ({ pricePoints }) => <NoWrap>{words.price(pricePoints)}</NoWrap>,
        },
        {
          key: 'stock',
          header: text('field.stock'),
          numeric: true,
          cell: ({ stock }) => (stock == null ? text('noLimit') : intl.formatNumber(stock)),
        },
        {
          key: 'reserved',
          header: text('count.reserved'),
          numeric: true,
          cell: ({ reserved }) => intl.formatNumber(reserved),
        },
        {
          key: 'bought',
          header: text('count.bought'),
          numeric: true,
          cell: ({ bought }) => intl.formatNumber(bought),
        },
        {
          key: 'connected',
          header: text('count.connected'),
          secondary: true,
          numeric: true,
          cell: ({ connected }) => intl.formatNumber(connected),
        },
        {
          key: 'late',
          header: text('count.late'),
          numeric: true,
          cell: ({ id, late }) =>
            late === 0 ? (
              intl.formatNumber(0)
            ) : (
              <Link to={staffPaths.internalOfferClaims({ offer: id, view: 'late' })}>
                {intl.formatNumber(late)}
              </Link>
            ),
        },
        {
          key: 'until',
          header: text('field.endsAt'),
          secondary: true,
          cell: ({ endsAt }) =>
            endsAt == null ? text('noEnd') : <NoWrap>{times.shortDay(endsAt, zone)}</NoWrap>,
        },
      ]}
      none="internalOffers.none"
      filters={['show', 'q']}
      keys={['move', 'open', 'search', 'new']}
    />
  );
}
