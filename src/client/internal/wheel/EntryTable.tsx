import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { EntryTable_draw$key } from '../../../../codegen/relay/EntryTable_draw.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { entryOrders } from './drawLoader.ts';

const fragment = graphql`
  fragment EntryTable_draw on WheelDraw
  @refetchable(queryName: "EntryTablePageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "WheelEntryOrder" }
  ) {
    entries(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
      @connection(key: "EntryTable_entries", filters: ["search", "orderBy"]) {
      totalCount
      edges {
        node {
          number
          enteredAt
          source
          isWinner
          member {
            name
            email
            ...MemberLink_member
          }
        }
      }
    }
  }
`;

/** The entries of a draw, in pages. */
export function EntryTable({ draw }: { readonly draw: EntryTable_draw$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const list = useStaffList(fragment, draw, ({ entries }) => entries);
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <div className="stack">
      <ListTools>
        <ListSearch label={text('draws.search')} secondary />
      </ListTools>
      <StaffList
        caption={text('draws.entries')}
        rowKey={({ number }) => String(number)}
        list={list}
        file={{
          name: 'wheel-entries',
          cells: {
            number: ({ number }) => number,
            member: ({ member }) => member?.name,
            email: ({ member }) => member?.email,
            entered: ({ enteredAt }) => enteredAt,
            source: ({ source }) => source,
            winner: ({ isWinner }) => isWinner,
          },
        }}
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
        none="internalWheel.draws.noEntries"
        filters={['q']}
        keys={[]}
      />
    </div>
  );
}
