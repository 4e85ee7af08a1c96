import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  ClaimTable_query$data,
  ClaimTable_query$key,
} from '../../../../codegen/relay/ClaimTable_query.graphql.ts';
import type { ClaimTablePageQuery } from '../../../../codegen/relay/ClaimTablePageQuery.graphql.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useListView } from '../shared/list/useListView.ts';
import { claimOrders } from './offerClaimsLoader.ts';

type Row = NonNullable<NonNullable<ClaimTable_query$data['staff']>['deviceClaims']>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = {
  RESERVED: 'brand',
  ORDERED: 'brand',
  SHIPPED: 'brand',
  DELIVERED: 'warn',
  FAILED: 'error',
  CONNECTED: 'saved',
};

export function ClaimTable({ query }: { readonly query: ClaimTable_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { visitor } = useSession();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ClaimTablePageQuery,
    ClaimTable_query$key
  >(
    graphql`
      fragment ClaimTable_query on Query
      @refetchable(queryName: "ClaimTablePageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        offerId: { type: "ID" }
        state: { type: "DeviceClaimState" }
        late: { type: "Boolean" }
        search: { type: "String" }
        orderBy: { type: "DeviceClaimOrder" }
      ) {
        staff {
          deviceClaims(
            first: $count
            after: $cursor
            offerId: $offerId
            state: $state
            late: $late
            search: $search
            orderBy: $orderBy
          )
            @connection(
              key: "ClaimTable_deviceClaims"
              filters: ["offerId", "state", "late", "search", "orderBy"]
            ) {
            totalCount
            edges {
              node {
                id
                offerId
                title
                option
                state
                isLate
                reservedAt
                reservedUntil
                purchasedAt
                connectBy
                connectedAt
                orderId
                member {
                  ...MemberLink_member
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.deviceClaims?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  const none = text('claims.nothing');
  const day = (at: string | null | undefined) =>
    at == null ? none : <NoWrap>{times.shortDay(at, zone)}</NoWrap>;
  return (
    <>
      <StaffGrid<Row>
        caption={text('claims.title')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={claimOrders}
        columns={[
          {
            key: 'member',
            header: text('field.member'),
            rowHeader: true,
            cell: ({ member }) => (member == null ? none : <MemberLink member={member} />),
          },
          {
            key: 'offer',
            header: text('field.offer'),
            wraps: true,
            cell: ({ offerId, title, option }) => (
              <span>
                <Link to={staffPaths.internalOffer(offerId)}>{title}</Link>
                {option != null && <> · {option}</>}
              </span>
            ),
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state, isLate }) => (
              <span className="row">
                <Badge tone={TONES[state] ?? 'plain'}>{text(`view.${state}`)}</Badge>
                {isLate && <Badge tone="warn">{text('late')}</Badge>}
              </span>
            ),
          },
          {
            key: 'reserved',
            header: text('field.reserved'),
            secondary: true,
            cell: ({ reservedAt }) => day(reservedAt),
          },
          {
            key: 'bought',
            header: text('field.bought'),
            secondary: true,
            cell: ({ purchasedAt }) => day(purchasedAt),
          },
          {
            key: 'due',
            header: text('field.due'),
            cell: ({ state, reservedUntil, connectBy }) =>
              day(state === 'RESERVED' ? reservedUntil : connectBy),
          },
          { key: 'connected', header: text('field.connected'), cell: ({ connectedAt }) => day(connectedAt) },
          {
            key: 'order',
            header: text('field.order'),
            cell: ({ orderId }) => {
              if (orderId == null) return none;
              const page = staffPaths.internalOrder(orderId);
              // Orders are another role's.
              return internalVerdict(visitor, page) === 'open' ? (
                <Link to={page}>{text('claims.openOrder')}</Link>
              ) : (
                text('claims.ordered')
              );
            },
          },
        ]}
        empty={
          <FormattedMessage
            id={
              address.has('view') || address.has('q') || address.has('offer')
                ? 'internal.list.nothing'
                : 'internalOffers.claims.none'
            }
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.deviceClaims?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={['search']}
      />
    </>
  );
}
