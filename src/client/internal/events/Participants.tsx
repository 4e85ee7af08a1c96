import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type {
  Participants_event$data,
  Participants_event$key,
} from '../../../../codegen/relay/Participants_event.graphql.ts';
import { energyUnit, formatEnergy } from '../../../domain/format/energy.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { type State, STATES } from '../shared/programs/settlementStates.ts';
import { useSettlementText } from '../shared/programs/useSettlementText.ts';
import { participantOrders, toParticipantFilter } from './staffEventLoader.ts';
import { useFollowParticipants } from './useFollowParticipants.ts';

type Row = Participants_event$data['participants']['edges'][number]['node'];

const fragment = graphql`
  fragment Participants_event on StaffEvent
  @refetchable(queryName: "ParticipantsPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    state: { type: "SettlementState" }
    search: { type: "String" }
    orderBy: { type: "ParticipantOrder" }
  ) {
    id
    eventId
    ...useFollowParticipants_event
    participants(first: $count, after: $cursor, state: $state, search: $search, orderBy: $orderBy)
      @connection(key: "Participants_participants", filters: ["state", "search", "orderBy"]) {
      totalCount
      edges {
        node {
          memberId
          member {
            id
            name
            email
          }
          opt
          settlement
          pendingReason
          reductionWattHours
          points
        }
      }
    }
  }
`;

/** Members and their results. */
export function Participants({ event }: { readonly event: Participants_event$key }) {
  const intl = useIntl();
  const { locale } = useFormats();
  const settlementText = useSettlementText();
  const { pathname } = useLocation();
  const { query } = useListView();
  const list = useStaffList(fragment, event, ({ participants }) => participants, 100);
  const { data, rows } = list;
  const unit = energyUnit(rows.map((row) => row.reductionWattHours));
  const filter = toParticipantFilter(query);
  const current = filter.state;
  useFollowParticipants(data, filter, rows.length);
  const text = (id: string) => intl.formatMessage({ id });
  const unknown = text('internalEvents.unknown');
  return (
    <Panel title={<FormattedMessage id="internalEvents.participants.title" />}>
      <div className="stack">
        <ListTools>
          <ListSearch label={text('internalEvents.participants.search')} />
        </ListTools>
        <FilterLinks
          label={text('internalEvents.participants.filter')}
          links={[null, ...STATES].map((state) => ({
            to: addressWith(pathname, query, state),
            label: text(`internalEvents.state.${state ?? 'all'}`),
            active: state === current,
          }))}
        />
        <StaffList
          caption={text('internalEvents.participants.title')}
          rowKey={({ memberId }) => memberId}
          list={list}
          file={{
            name: `event-${data.eventId}-participants`,
            cells: {
              member_id: ({ memberId }) => memberId,
              name: ({ member }) => member?.name,
              email: ({ member }) => member?.email,
              answer: ({ opt }) => opt,
              settlement: ({ settlement }) => settlement,
              pending_reason: ({ pendingReason }) => pendingReason,
              reduction_wh: ({ reductionWattHours }) => reductionWattHours,
              points: ({ points }) => points,
            },
          }}
          sortable={participantOrders}
          columns={[
            {
              key: 'member',
              header: text('internalEvents.field.member'),
              rowHeader: true,
              cell: (row) =>
                row.member == null ? (
                  participantName(row)
                ) : (
                  <RowLink to={staffPaths.internalMember(row.member.id)}>{participantName(row)}</RowLink>
                ),
            },
            {
              key: 'email',
              header: text('internalEvents.field.email'),
              secondary: true,
              cell: ({ member }) => member?.email ?? unknown,
            },
            {
              key: 'opt',
              header: text('internalEvents.field.opt'),
              cell: ({ opt }) => text(`internalEvents.opt.${opt}`),
            },
            {
              key: 'settlement',
              header: text('internalEvents.field.settlement'),
              wraps: true,
              cell: ({ settlement, pendingReason }) => settlementText(settlement, pendingReason),
            },
            {
              key: 'reduction',
              header: text('internalEvents.field.reduction'),
              numeric: true,
              cell: ({ reductionWattHours: wh }) => (wh == null ? unknown : formatEnergy(wh, locale, unit)),
            },
            {
              key: 'points',
              header: text('internalEvents.field.points'),
              numeric: true,
              cell: ({ points }) => (points == null ? unknown : intl.formatNumber(points)),
            },
          ]}
          none={
            current === null && filter.search === null
              ? 'internalEvents.participants.none'
              : 'internal.list.nothing'
          }
          keys={[]}
        />
      </div>
    </Panel>
  );
}

/** This page's address with another filter and the same sorting. */
function addressWith(pathname: string, query: URLSearchParams, state: State | null): string {
  const next = new URLSearchParams(query);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return next.size === 0 ? pathname : `${pathname}?${next}`;
}

/** Name, else email address; the id of a deleted member. */
const participantName = ({ member, memberId }: Row): string => member?.name ?? member?.email ?? memberId;
