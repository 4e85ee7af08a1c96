import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  StaffOfferTable_query$data,
  StaffOfferTable_query$key,
} from '../../../../codegen/relay/StaffOfferTable_query.graphql.ts';
import type { StaffOfferTablePageQuery } from '../../../../codegen/relay/StaffOfferTablePageQuery.graphql.ts';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useOfferWords } from '../../shared/offers/useOfferWords.ts';
import styles from '../shared/form/Editor.module.css';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useListView } from '../shared/list/useListView.ts';
import { offerOrders } from './staffOffersLoader.ts';

type Row = NonNullable<
  NonNullable<StaffOfferTable_query$data['staff']>['deviceOffers']
>['edges'][number]['node'];

export function StaffOfferTable({ query }: { readonly query: StaffOfferTable_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const words = useOfferWords();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    StaffOfferTablePageQuery,
    StaffOfferTable_query$key
  >(
    graphql`
      fragment StaffOfferTable_query on Query
      @refetchable(queryName: "StaffOfferTablePageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        show: { type: "RewardState" }
        orderBy: { type: "StaffDeviceOfferOrder" }
      ) {
        staff {
          deviceOffers(first: $count, after: $cursor, show: $show, orderBy: $orderBy)
            @connection(key: "StaffOfferTable_deviceOffers", filters: ["show", "orderBy"]) {
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
    `,
    query,
  );
  const rows = data.staff?.deviceOffers?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  return (
    <>
      <StaffGrid<Row>
        caption={intl.formatMessage({ id: 'internal.nav.offers' })}
        rowKey={({ id }) => id}
        rows={rows}
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
                  {pictureUrl != null && (
                    <img src={pictureUrl} alt="" width={56} height={35} loading="lazy" />
                  )}
                </span>
                <RowLink to={staffPaths.internalOffer(id)}>{title}</RowLink>
              </>
            ),
          },
          {
            key: 'device',
            header: text('field.device'),
            secondary: true,
            cell: ({ deviceType: type }) =>
              intl.formatMessage({ id: `devices.kind.one.${deviceType(type)}` }),
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
        empty={
          <FormattedMessage id={address.has('show') ? 'internal.list.nothing' : 'internalOffers.none'} />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.deviceOffers?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['move', 'open', 'new']}
      />
    </>
  );
}
