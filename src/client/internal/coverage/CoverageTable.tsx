import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { CoverageTable_query$key } from '../../../../codegen/relay/CoverageTable_query.graphql.ts';
import { shownPostalCode } from '../../../domain/settings/postalCodes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { coverageOrders } from './coverageLoader.ts';

const fragment = graphql`
  fragment CoverageTable_query on Query
  @refetchable(queryName: "CoverageTablePageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 25 }
    cursor: { type: "String" }
    startsWith: { type: "String" }
    utilityId: { type: "ID" }
    orderBy: { type: "PostalCoverageOrder" }
  ) {
    staff {
      readAt
      postalCoverage(
        first: $count
        after: $cursor
        startsWith: $startsWith
        utilityId: $utilityId
        orderBy: $orderBy
      ) @connection(key: "CoverageTable_postalCoverage", filters: ["startsWith", "utilityId", "orderBy"]) {
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
`;

export function CoverageTable({ query }: { readonly query: CoverageTable_query$key }) {
  const intl = useIntl();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.postalCoverage, 100);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <StaffList
      caption={text('internal.nav.coverage')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'postal-codes',
        cells: {
          postal_code: ({ postalCode }) => postalCode,
          utility: ({ utility }) => utility.name,
          eligibility: ({ eligibility }) => eligibility,
        },
      }}
      readAt={list.data.staff?.readAt}
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
      none="internalCoverage.none"
      filters={['q', 'utility']}
      keys={['move', 'open', 'search']}
    />
  );
}
