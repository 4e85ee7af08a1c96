import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  UtilityTable_query$data,
  UtilityTable_query$key,
} from '../../../../codegen/relay/UtilityTable_query.graphql.ts';
import type { UtilityTablePageQuery } from '../../../../codegen/relay/UtilityTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { OutageBadge } from './OutageBadge.tsx';
import { utilityOrders } from './utilitiesLoader.ts';

type Row = NonNullable<NonNullable<UtilityTable_query$data['staff']>['utilities']>['edges'][number]['node'];

export function UtilityTable({ query }: { readonly query: UtilityTable_query$key }) {
  const intl = useIntl();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    UtilityTablePageQuery,
    UtilityTable_query$key
  >(
    graphql`
      fragment UtilityTable_query on Query
      @refetchable(queryName: "UtilityTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, search: { type: "String" }, orderBy: { type: "UtilityOrder" }) {
        staff {
          utilities(first: $count, after: $cursor, search: $search, orderBy: $orderBy) @connection(key: "UtilityTable_utilities", filters: ["search", "orderBy"]) {
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
      <StaffGrid<Row>
        caption={text('internal.nav.utilities')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={utilityOrders}
        columns={[
          {
            key: 'name',
            header: text('internalPrograms.field.name'),
            rowHeader: true,
            cell: ({ id, name }) => <RowLink to={staffPaths.internalUtility(id)}>{name}</RowLink>,
          },
          {
            key: 'acronym',
            header: text('internalPrograms.field.acronym'),
            secondary: true,
            cell: ({ acronym }) => acronym,
          },
          {
            key: 'state',
            header: text('internalPrograms.field.state'),
            place: 'state',
            cell: (row) => <OutageBadge utility={row} />,
          },
          {
            key: 'connection',
            header: text('internalPrograms.field.connection'),
            cell: ({ connection }) => text(`internalPrograms.connection.${connection}`),
          },
          {
            key: 'timeZone',
            header: text('internalPrograms.field.timeZone'),
            secondary: true,
            cell: ({ timeZone }) => timeZone,
          },
          {
            key: 'programs',
            header: text('internalPrograms.field.programs'),
            numeric: true,
            cell: ({ programCount }) => intl.formatNumber(programCount),
          },
          {
            key: 'codes',
            header: text('internalPrograms.field.postalCodes'),
            numeric: true,
            cell: ({ postalCodeCount }) => intl.formatNumber(postalCodeCount),
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('q') ? 'internal.list.nothing' : 'internalPrograms.utilities.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.utilities?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(100) : undefined}
      />
    </>
  );
}
