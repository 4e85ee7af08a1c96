import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { offerClaimsLoaderQuery as Query } from '../../../../codegen/relay/offerClaimsLoaderQuery.graphql.ts';
import type { OfferClaimsScreen_query$key } from '../../../../codegen/relay/OfferClaimsScreen_query.graphql.ts';
import { STAFF_CLAIM_STATES } from '../../../domain/offers/claimStates.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { claimOrders, type loader, offerClaimsLoaderQuery } from './offerClaimsLoader.ts';
import { claimViewIn } from './offerViews.ts';

/** `/internal/offers/claims`: who reserved, bought and connected a device, and who has not connected theirs in time. */
export default function OfferClaimsScreen() {
  const intl = useIntl();
  const view = useListView();
  const current = claimViewIn(view.query);
  const kept = (name: string) => view.query.get(name) ?? undefined;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ListPage
      title={text('internalOffers.claims.title')}
      lead={
        <FormattedMessage
          id={current === 'late' ? 'internalOffers.claims.lateLead' : 'internalOffers.claims.lead'}
        />
      }
      back={{ to: staffPaths.internalOffers(), label: text('internal.nav.offers') }}
      tools={
        <>
          <ListSearch label={text('internalOffers.claims.search')} />
          <FilterLinks
            label={text('internalOffers.claims.filter')}
            links={(['all', 'late'] as const).map((each) => ({
              to: staffPaths.internalOfferClaims({
                view: each === 'all' ? undefined : each,
                offer: kept('offer'),
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: text(`internalOffers.view.${each}`),
              active: each === current,
            }))}
          />
        </>
      }
    >
      <Claims />
    </ListPage>
  );
}

function Claims() {
  const intl = useIntl();
  const view = useListView();
  const current = claimViewIn(view.query);
  const data = usePreloadedQuery<Query>(offerClaimsLoaderQuery, useScreenData<typeof loader>().list);
  const offers = data.staff?.deviceOffers?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <div className="row">
        <FilterSelect
          label={intl.formatMessage({ id: 'internalOffers.field.state' })}
          all={intl.formatMessage({ id: 'internalOffers.claims.anyState' })}
          value={current === 'all' || current === 'late' ? '' : current}
          options={STAFF_CLAIM_STATES.map((state) => ({
            value: state,
            label: intl.formatMessage({ id: `internalOffers.view.${state}` }),
          }))}
          onChange={(state) => view.set({ view: state })}
        />
        <FilterSelect
          label={intl.formatMessage({ id: 'internalOffers.field.offer' })}
          all={intl.formatMessage({ id: 'internalOffers.claims.anyOffer' })}
          value={view.query.get('offer') ?? ''}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(offer) => view.set({ offer })}
        />
      </div>
      <ClaimTable query={data} />
    </>
  );
}

const fragment = graphql`
  fragment OfferClaimsScreen_query on Query
  @refetchable(queryName: "OfferClaimsScreenPageQuery")
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
          key: "OfferClaimsScreen_deviceClaims"
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
              name
              email
              ...MemberLink_member
            }
          }
        }
      }
    }
  }
`;

const TONES: Readonly<Record<string, Tone>> = {
  RESERVED: 'brand',
  ORDERED: 'brand',
  SHIPPED: 'brand',
  DELIVERED: 'warn',
  FAILED: 'error',
  CONNECTED: 'saved',
};

function ClaimTable({ query }: { readonly query: OfferClaimsScreen_query$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const { visitor } = useSession();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.deviceClaims);
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  const none = text('claims.nothing');
  const day = (at: string | null | undefined) =>
    at == null ? none : <NoWrap>{times.shortDay(at, zone)}</NoWrap>;
  return (
    <StaffList
      caption={text('claims.title')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'offer-claims',
        cells: {
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          offer: ({ title }) => title,
          option: ({ option }) => option,
          state: ({ state }) => state,
          late: ({ isLate }) => isLate,
          reserved: ({ reservedAt }) => reservedAt,
          reserved_until: ({ reservedUntil }) => reservedUntil,
          bought: ({ purchasedAt }) => purchasedAt,
          connect_by: ({ connectBy }) => connectBy,
          connected: ({ connectedAt }) => connectedAt,
          order_id: ({ orderId }) => orderId,
        },
      }}
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
      none="internalOffers.claims.none"
      filters={['view', 'q', 'offer']}
      keys={['search']}
    />
  );
}
