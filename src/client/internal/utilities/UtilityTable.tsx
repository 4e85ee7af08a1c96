import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  UtilityTable_query$data,
  UtilityTable_query$key,
} from '../../../../codegen/relay/UtilityTable_query.graphql.ts';
import type { UtilityTablePageQuery } from '../../../../codegen/relay/UtilityTablePageQuery.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ListFoot } from '../shared/ListTools.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { useListView } from '../shared/useListView.ts';
import { OutageBadge } from './OutageBadge.tsx';

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
      <StaffTable<Row>
        caption={text('internal.nav.utilities')}
        rowKey={({ id }) => id}
        rows={rows}
        columns={[
          {
            key: 'name',
            header: text('internalPrograms.field.name'),
            by: ({ name }) => name,
            rowHeader: true,
            cell: ({ id, name }) => <RowLink to={paths.internalUtility(id)}>{name}</RowLink>,
          },
          {
            key: 'acronym',
            header: text('internalPrograms.field.acronym'),
            by: ({ acronym }) => acronym,
            cell: ({ acronym }) => acronym,
          },
          {
            key: 'state',
            header: text('internalPrograms.field.state'),
            by: ({ inOutage }) => inOutage,
            cell: (row) => <OutageBadge utility={row} />,
          },
          {
            key: 'connection',
            header: text('internalPrograms.field.connection'),
            by: ({ connection }) => connection,
            cell: ({ connection }) => text(`internalPrograms.connection.${connection}`),
          },
          {
            key: 'timeZone',
            header: text('internalPrograms.field.timeZone'),
            by: ({ timeZone }) => timeZone,
            cell: ({ timeZone }) => timeZone,
          },
          {
            key: 'programs',
            header: text('internalPrograms.field.programs'),
            by: ({ programCount }) => programCount,
            numeric: true,
            cell: ({ programCount }) => intl.formatNumber(programCount),
          },
          {
            key: 'codes',
            header: text('internalPrograms.field.postalCodes'),
            by: ({ postalCodeCount }) => postalCodeCount,
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
