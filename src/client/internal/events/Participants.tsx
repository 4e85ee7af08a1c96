import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { Participants_event$data, Participants_event$key } from '../../../../codegen/relay/Participants_event.graphql.ts';
import type { ParticipantsPageQuery } from '../../../../codegen/relay/ParticipantsPageQuery.graphql.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { ListFoot } from '../shared/ListTools.tsx';
import { Panel } from '../shared/Panel.tsx';
import { sortRows } from '../shared/sorting.ts';
import { useListView } from '../shared/useListView.ts';
import { pendingWord, stateOf, STATES } from './settlementStates.ts';

type Row = Participants_event$data['participants']['edges'][number]['node'];

/** Members and their results. By id: names stay out of lists. */
export function Participants({ event }: { readonly event: Participants_event$key }) {
  const intl = useIntl();
  const { energy } = useFormats();
  const { pathname } = useLocation();
  const { query, sort, onSort } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<ParticipantsPageQuery, Participants_event$key>(
    graphql`
      fragment Participants_event on StaffEvent
      @refetchable(queryName: "ParticipantsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, state: { type: "SettlementState" }) {
        participants(first: $count, after: $cursor, state: $state) @connection(key: "Participants_participants", filters: ["state"]) {
          totalCount
          edges {
            node {
              memberId
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
        <Table<Row>
          caption={text('internalEvents.participants.title')}
          rowKey={({ memberId }) => memberId}
          rows={sortRows(rows, sort, valueOf)}
          sort={sort}
          onSort={onSort}
          columns={[
            { key: 'member', header: text('internalEvents.field.member'), sortable: true, rowHeader: true, cell: ({ memberId }) => memberId },
            { key: 'opt', header: text('internalEvents.field.opt'), sortable: true, cell: ({ opt }) => text(`internalEvents.opt.${opt}`) },
            {
              key: 'settlement',
              header: text('internalEvents.field.settlement'),
              sortable: true,
              cell: ({ settlement, pendingReason }) =>
                settlement == null ? unknown : `${text(`internalEvents.state.${settlement}`)}${pendingReason == null ? '' : `: ${text(`internalEvents.pending.${pendingWord(pendingReason)}`)}`}`,
            },
            { key: 'reduction', header: text('internalEvents.field.reduction'), sortable: true, numeric: true, cell: ({ reductionWattHours: wh }) => (wh == null ? unknown : energy(wh)) },
            { key: 'points', header: text('internalEvents.field.points'), sortable: true, numeric: true, cell: ({ points }) => (points == null ? unknown : intl.formatNumber(points)) },
          ]}
          empty={<FormattedMessage id={current === null ? 'internalEvents.participants.none' : 'internal.list.nothing'} />}
        />
        <ListFoot shown={rows.length} total={data.participants.totalCount} busy={isLoadingNext} onMore={hasNext ? () => void loadNext(100) : undefined} keys={[]} />
      </div>
    </Panel>
  );
}

function valueOf({ memberId, opt, settlement, reductionWattHours, points }: Row, column: string) {
  switch (column) {
    case 'opt':
      return opt;
    case 'settlement':
      return settlement ?? null;
    case 'reduction':
      return reductionWattHours ?? null;
    case 'points':
      return points ?? null;
    default:
      return memberId;
  }
}
