import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type {
  Participants_event$data,
  Participants_event$key,
} from '../../../../codegen/relay/Participants_event.graphql.ts';
import type { ParticipantsPageQuery } from '../../../../codegen/relay/ParticipantsPageQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { ListFoot } from '../shared/ListTools.tsx';
import { Panel } from '../shared/Panel.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { stateOf, STATES } from '../shared/settlementStates.ts';
import { StaffTable } from '../shared/StaffTable.tsx';
import { useListView } from '../shared/useListView.ts';
import { useSettlementText } from '../shared/useSettlementText.ts';
import { useFollowParticipants } from './useFollowParticipants.ts';

type Row = Participants_event$data['participants']['edges'][number]['node'];

/** Members and their results. */
export function Participants({ event }: { readonly event: Participants_event$key }) {
  const intl = useIntl();
  const { energy } = useFormats();
  const settlementText = useSettlementText();
  const { pathname } = useLocation();
  const { query } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ParticipantsPageQuery,
    Participants_event$key
  >(
    graphql`
      fragment Participants_event on StaffEvent
      @refetchable(queryName: "ParticipantsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, state: { type: "SettlementState" }) {
        ...useFollowParticipants_event
        participants(first: $count, after: $cursor, state: $state) @connection(key: "Participants_participants", filters: ["state"]) {
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
    `,
    event,
  );
  const rows = data.participants.edges.map(({ node }) => node);
  const current = stateOf(query.get('state'));
  useFollowParticipants(data, current, rows.length);
  const text = (id: string) => intl.formatMessage({ id });
  const unknown = text('internalEvents.unknown');
  return (
    <Panel title={<FormattedMessage id="internalEvents.participants.title" />}>
      <div className="stack">
        <FilterLinks
          label={text('internalEvents.participants.filter')}
          links={[null, ...STATES].map((state) => ({
            to: state === null ? pathname : `${pathname}?state=${state}`,
            label: text(`internalEvents.state.${state ?? 'all'}`),
            active: state === current,
          }))}
        />
        <StaffTable<Row>
          caption={text('internalEvents.participants.title')}
          rowKey={({ memberId }) => memberId}
          rows={rows}
          columns={[
            {
              key: 'member',
              header: text('internalEvents.field.member'),
              by: nameOf,
              rowHeader: true,
              cell: (row) =>
                row.member == null ? (
                  nameOf(row)
                ) : (
                  <RowLink to={paths.internalMember(row.member.id)}>{nameOf(row)}</RowLink>
                ),
            },
            {
              key: 'email',
              header: text('internalEvents.field.email'),
              by: ({ member }) => member?.email,
              cell: ({ member }) => member?.email ?? unknown,
            },
            {
              key: 'opt',
              header: text('internalEvents.field.opt'),
              by: ({ opt }) => opt,
              cell: ({ opt }) => text(`internalEvents.opt.${opt}`),
            },
            {
              key: 'settlement',
              header: text('internalEvents.field.settlement'),
              by: ({ settlement }) => settlement,
              cell: ({ settlement, pendingReason }) => settlementText(settlement, pendingReason),
            },
            {
              key: 'reduction',
              header: text('internalEvents.field.reduction'),
              by: ({ reductionWattHours }) => reductionWattHours,
              numeric: true,
              cell: ({ reductionWattHours: wh }) => (wh == null ? unknown : energy(wh)),
            },
            {
              key: 'points',
              header: text('internalEvents.field.points'),
              by: ({ points }) => points,
              numeric: true,
              cell: ({ points }) => (points == null ? unknown : intl.formatNumber(points)),
            },
          ]}
          empty={
            <FormattedMessage
              id={current === null ? 'internalEvents.participants.none' : 'internal.list.nothing'}
            />
          }
        />
        <ListFoot
          shown={rows.length}
          total={data.participants.totalCount}
          busy={isLoadingNext}
          onMore={hasNext ? () => void loadNext(100) : undefined}
          keys={[]}
        />
      </div>
    </Panel>
  );
}

/** Name, else email address; the id of a member who is gone. */
const nameOf = ({ member, memberId }: Row): string => member?.name ?? member?.email ?? memberId;
