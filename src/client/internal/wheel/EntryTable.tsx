import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  EntryTable_draw$data,
  EntryTable_draw$key,
} from '../../../../codegen/relay/EntryTable_draw.graphql.ts';
import type { EntryTablePageQuery } from '../../../../codegen/relay/EntryTablePageQuery.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListFoot, ListTools } from '../shared/list/ListTools.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { entryOrders } from './drawLoader.ts';

type Row = EntryTable_draw$data['entries']['edges'][number]['node'];

/** The entries of a draw, in pages. */
export function EntryTable({ draw }: { readonly draw: EntryTable_draw$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const view = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    EntryTablePageQuery,
    EntryTable_draw$key
  >(
    graphql`
      fragment EntryTable_draw on WheelDraw
      @refetchable(queryName: "EntryTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }, orderBy: { type: "WheelEntryOrder" }) {
        entries(first: $count, after: $cursor, search: $search, orderBy: $orderBy) @connection(key: "EntryTable_entries", filters: ["search", "orderBy"]) {
          totalCount
          edges {
            node {
              number
              enteredAt
              source
              isWinner
              member {
                ...MemberLink_member
              }
            }
          }
        }
      }
    `,
    draw,
  );
  const rows = data.entries.edges.map(({ node }) => node);
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <div className="stack">
      <ListTools>
        <SearchBox
          label={text('draws.search')}
          value={view.query.get('q') ?? ''}
          onSearch={(q) => view.set({ q })}
          secondary
        />
      </ListTools>
      <StaffGrid<Row>
        caption={text('draws.entries')}
        rowKey={({ number }) => String(number)}
        rows={rows}
        sortable={entryOrders}
        columns={[
          {
            key: 'number',
            header: text('spins.number'),
            rowHeader: true,
            cell: ({ number, isWinner }) => (
              <span className="row">
                {intl.formatNumber(number)}
                {isWinner && <Badge tone="saved">{text('draws.winner')}</Badge>}
              </span>
            ),
          },
          {
            key: 'member',
            header: text('spins.member'),
            cell: ({ member }) => (member == null ? '' : <MemberLink member={member} />),
          },
          {
            key: 'entered',
            header: text('draws.entered'),
            cell: ({ enteredAt }) => <NoWrap>{times.shortStamp(enteredAt, zone)}</NoWrap>,
          },
          { key: 'source', header: text('draws.source'), cell: ({ source }) => text(`source.${source}`) },
        ]}
        empty={
          <FormattedMessage
            id={view.query.has('q') ? 'internal.list.nothing' : 'internalWheel.draws.noEntries'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.entries.totalCount}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(50) : undefined}
        keys={[]}
      />
    </div>
  );
}
