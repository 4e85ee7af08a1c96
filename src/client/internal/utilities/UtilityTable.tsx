import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { UtilityTable_query$data, UtilityTable_query$key } from '../../../../codegen/relay/UtilityTable_query.graphql.ts';
import type { UtilityTablePageQuery } from '../../../../codegen/relay/UtilityTablePageQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Table } from '../../ui/table/Table.tsx';
import { ListFoot } from '../shared/ListTools.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { sortRows } from '../shared/sorting.ts';
import { useListView } from '../shared/useListView.ts';
import { OutageBadge } from './OutageBadge.tsx';

type Row = NonNullable<NonNullable<UtilityTable_query$data['staff']>['utilities']>['edges'][number]['node'];

export function UtilityTable({ query }: { readonly query: UtilityTable_query$key }) {
  const intl = useIntl();
  const { sort, onSort, query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<UtilityTablePageQuery, UtilityTable_query$key>(
    graphql`
      fragment UtilityTable_query on Query
      @refetchable(queryName: "UtilityTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, search: { type: "String" }) {
        staff {
          utilities(first: $count, after: $cursor, search: $search) @connection(key: "UtilityTable_utilities", filters: ["search"]) {
            totalCount
            edges {
              node {
                id
                acronym
                name
                timeZone
                connection
                programCount
                postalCodeCount
                inOutage
                ...OutageBadge_utility
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.utilities?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <Table<Row>
        caption={text('internal.nav.utilities')}
        rowKey={({ id }) => id}
        rows={sortRows(rows, sort, valueOf)}
        sort={sort}
        onSort={onSort}
        columns={[
          { key: 'name', header: text('internalPrograms.field.name'), sortable: true, rowHeader: true, cell: ({ id, name }) => <RowLink to={paths.internalUtility(id)}>{name}</RowLink> },
          { key: 'acronym', header: text('internalPrograms.field.acronym'), sortable: true, cell: ({ acronym }) => acronym },
          { key: 'state', header: text('internalPrograms.field.state'), sortable: true, cell: (row) => <OutageBadge utility={row} /> },
          { key: 'connection', header: text('internalPrograms.field.connection'), sortable: true, cell: ({ connection }) => text(`internalPrograms.connection.${connection}`) },
          { key: 'timeZone', header: text('internalPrograms.field.timeZone'), sortable: true, cell: ({ timeZone }) => timeZone },
          { key: 'programs', header: text('internalPrograms.field.programs'), sortable: true, numeric: true, cell: ({ programCount }) => intl.formatNumber(programCount) },
          { key: 'codes', header: text('internalPrograms.field.postalCodes'), sortable: true, numeric: true, cell: ({ postalCodeCount }) => intl.formatNumber(postalCodeCount) },
        ]}
        empty={<FormattedMessage id={address.has('q') ? 'internal.list.nothing' : 'internalPrograms.utilities.none'} />}
      />
      <ListFoot shown={rows.length} total={data.staff?.utilities?.totalCount ?? 0} busy={isLoadingNext} onMore={hasNext ? () => void loadNext(100) : undefined} />
    </>
  );
}

function valueOf(row: Row, column: string) {
  switch (column) {
    case 'acronym':
      return row.acronym;
    case 'state':
      return row.inOutage;
    case 'connection':
      return row.connection;
    case 'timeZone':
      return row.timeZone;
    case 'programs':
      return row.programCount;
    case 'codes':
      return row.postalCodeCount;
    default:
      return row.name;
  }
}
