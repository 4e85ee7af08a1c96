import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  CoverageTable_query$data,
  CoverageTable_query$key,
} from '../../../../codegen/relay/CoverageTable_query.graphql.ts';
import type { CoverageTablePageQuery } from '../../../../codegen/relay/CoverageTablePageQuery.graphql.ts';
import { shownPostalCode } from '../../../domain/settings/postalCodes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { coverageOrders } from './coverageLoader.ts';

type Row = NonNullable<
  NonNullable<CoverageTable_query$data['staff']>['postalCoverage']
>['edges'][number]['node'];

export function CoverageTable({ query }: { readonly query: CoverageTable_query$key }) {
  const intl = useIntl();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    CoverageTablePageQuery,
    CoverageTable_query$key
  >(
    graphql`
      fragment CoverageTable_query on Query
      @refetchable(queryName: "CoverageTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }, startsWith: { type: "String" }, utilityId: { type: "ID" }, orderBy: { type: "PostalCoverageOrder" }) {
        staff {
          postalCoverage(first: $count, after: $cursor, startsWith: $startsWith, utilityId: $utilityId, orderBy: $orderBy) @connection(key: "CoverageTable_postalCoverage", filters: ["startsWith", "utilityId", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                postalCode
                eligibility
                utility {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.postalCoverage?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <StaffGrid<Row>
        caption={text('internal.nav.coverage')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={coverageOrders}
        columns={[
          {
            key: 'code',
            header: text('internalCoverage.field.code'),
            rowHeader: true,
            cell: ({ postalCode }) => <span className="number nowrap">{shownPostalCode(postalCode)}</span>,
          },
          {
            key: 'utility',
            header: text('internalCoverage.field.utility'),
            cell: ({ utility }) => (
              <RowLink to={staffPaths.internalUtility(utility.id)}>{utility.name}</RowLink>
            ),
          },
          {
            key: 'eligibility',
            header: text('internalCoverage.field.eligibility'),
            cell: ({ eligibility }) => text(`internalCoverage.eligibility.${eligibility}`),
          },
        ]}
        empty={
          <FormattedMessage
            id={
              address.has('q') || address.has('utility') ? 'internal.list.nothing' : 'internalCoverage.none'
            }
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.postalCoverage?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(100) : undefined}
        keys={['move', 'open', 'search']}
      />
    </>
  );
}
