import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { spinsLoaderQuery as Query } from '../../../../codegen/relay/spinsLoaderQuery.graphql.ts';
import type { SpinsScreen_query$key } from '../../../../codegen/relay/SpinsScreen_query.graphql.ts';
import { PRIZE_TYPES } from '../../../domain/wheel/prizes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { OrderLink } from '../shared/values/OrderLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { type loader, SPIN_STATES, spinOrders, spinsLoaderQuery } from './spinsLoader.ts';

/** `/internal/wheel/spins`: who won what, and the state of each prize. */
export default function SpinsScreen() {
  const intl = useIntl();
  const view = useListView();
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <ListPage
      title={text('spins.title')}
      lead={<FormattedMessage id="internalWheel.spins.lead" />}
      back={{ to: staffPaths.internalWheel(), label: intl.formatMessage({ id: 'internal.nav.wheel' }) }}
      tools={
        <>
          <ListSearch label={text('spins.search')} />
          <FilterSelect
            label={text('field.type')}
            all={text('spins.anyType')}
            value={view.query.get('type') ?? ''}
            options={PRIZE_TYPES.map((type) => ({ value: type, label: text(`type.${type}`) }))}
            onChange={(type) => view.set({ type })}
          />
          <FilterSelect
            label={text('spins.state')}
            all={text('spins.anyState')}
            value={view.query.get('state') ?? ''}
            options={SPIN_STATES.map((state) => ({ value: state, label: text(`state.${state}`) }))}
            onChange={(state) => view.set({ state })}
          />
        </>
      }
    >
      <Spins />
    </ListPage>
  );
}

const fragment = graphql`
  fragment SpinsScreen_query on Query
  @refetchable(queryName: "SpinsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    type: { type: "WheelPrizeType" }
    state: { type: "WheelPrizeState" }
    search: { type: "String" }
    orderBy: { type: "WheelSpinOrder" }
  ) {
    staff {
      wheelSpins(
        first: $count
        after: $cursor
        type: $type
        state: $state
        search: $search
        orderBy: $orderBy
      ) @connection(key: "SpinsScreen_wheelSpins", filters: ["type", "state", "search", "orderBy"]) {
        totalCount
        edges {
          node {
            number
            spunAt
            member {
              name
              email
              ...MemberLink_member
            }
            prize
            type
            state
            orderId
          }
        }
      }
    }
  }
`;

/** The spins of the brand's members, in pages. */
function Spins() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const query: SpinsScreen_query$key = usePreloadedQuery<Query>(
    spinsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.wheelSpins);
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <StaffList
      caption={text('spins.title')}
      rowKey={({ number }) => String(number)}
      list={list}
      file={{
        name: 'wheel-spins',
        cells: {
          number: ({ number }) => number,
          spun: ({ spunAt }) => spunAt,
          member: ({ member }) => member?.name,
          email: ({ member }) => member?.email,
          prize: ({ prize }) => prize,
          type: ({ type }) => type,
          state: ({ state }) => state,
          order_id: ({ orderId }) => orderId,
        },
      }}
      sortable={spinOrders}
      columns={[
        {
          key: 'number',
          header: text('spins.number'),
          rowHeader: true,
          cell: ({ number }) => intl.formatNumber(number),
        },
        {
          key: 'at',
          header: text('spins.at'),
          cell: ({ spunAt }) => <NoWrap>{times.shortStamp(spunAt, zone)}</NoWrap>,
        },
        {
          key: 'member',
          header: text('spins.member'),
          cell: ({ member }) => (member == null ? '' : <MemberLink member={member} />),
        },
        {
          key: 'prize',
          header: text('spins.prize'),
          cell: ({ prize, orderId }) => <OrderLink orderId={orderId}>{prize}</OrderLink>,
        },
        {
          key: 'type',
          header: text('field.type'),
          secondary: true,
          cell: ({ type }) => text(`type.${type}`),
        },
        {
          key: 'state',
          header: text('spins.state'),
          place: 'state',
          cell: ({ state }) => text(`state.${state}`),
        },
      ]}
      none="internalWheel.spins.none"
      filters={['type', 'state', 'q']}
      keys={['search']}
    />
  );
}
