import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  ProgramTable_query$data,
  ProgramTable_query$key,
} from '../../../../codegen/relay/ProgramTable_query.graphql.ts';
import type { ProgramTablePageQuery } from '../../../../codegen/relay/ProgramTablePageQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ListFoot } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { ActiveBadge } from './ActiveBadge.tsx';
import { programOrders } from './programsLoader.ts';

type Row = NonNullable<NonNullable<ProgramTable_query$data['staff']>['programs']>['edges'][number]['node'];

export function ProgramTable({ query }: { readonly query: ProgramTable_query$key }) {
  const intl = useIntl();
  const { query: address } = useListView();
  const { data, hasNext, loadNext, isLoadingNext } = usePaginationFragment<
    ProgramTablePageQuery,
    ProgramTable_query$key
  >(
    graphql`
      fragment ProgramTable_query on Query
      @refetchable(queryName: "ProgramTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }, search: { type: "String" }, orderBy: { type: "ProgramOrder" }) {
        staff {
          programs(first: $count, after: $cursor, search: $search, orderBy: $orderBy) @connection(key: "ProgramTable_programs", filters: ["search", "orderBy"]) {
            totalCount
            edges {
              node {
                id
                name
                active
                memberCount
                spentPoints
                utility {
                  shortName
                }
                rules {
                  pointsPerKwh
                  budgetPoints
                  eventsPerDay
                  eventsPerWeek
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const rows = data.staff?.programs?.edges.map(({ node }) => node) ?? [];
  const text = (id: string) => intl.formatMessage({ id });
  const budget = (points: number | null | undefined) =>
    points == null ? text('internalPrograms.budget.none') : intl.formatNumber(points);
  return (
    <>
      <StaffGrid<Row>
        caption={text('internal.nav.programs')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={programOrders}
        columns={[
          {
            key: 'name',
            header: text('internalPrograms.field.name'),
            rowHeader: true,
            cell: ({ id, name }) => <RowLink to={staffPaths.internalProgram(id)}>{name}</RowLink>,
          },
          {
            key: 'utility',
            header: text('internalPrograms.field.utility'),
            cell: ({ utility }) => utility.shortName,
          },
          {
            key: 'active',
            header: text('internalPrograms.field.active'),
            place: 'state',
            cell: ({ active }) => <ActiveBadge active={active} />,
          },
          {
            key: 'members',
            header: text('internalPrograms.field.members'),
            numeric: true,
            cell: ({ memberCount }) => intl.formatNumber(memberCount),
          },
          {
            key: 'points',
            header: text('internalPrograms.field.points'),
            numeric: true,
            cell: ({ rules }) => intl.formatNumber(rules.pointsPerKwh),
          },
          {
            key: 'limits',
            header: text('internalPrograms.field.limits'),
            secondary: true,
            numeric: true,
            cell: ({ rules }) =>
              intl.formatMessage(
                { id: 'internalPrograms.limits' },
                { day: rules.eventsPerDay, week: rules.eventsPerWeek },
              ),
          },
          {
            key: 'spent',
            header: text('internalPrograms.field.spent'),
            numeric: true,
            cell: ({ spentPoints }) => intl.formatNumber(spentPoints),
          },
          {
            key: 'budget',
            header: text('internalPrograms.field.budget'),
            secondary: true,
            numeric: true,
            cell: ({ rules }) => budget(rules.budgetPoints),
          },
        ]}
        empty={
          <FormattedMessage
            id={address.has('q') ? 'internal.list.nothing' : 'internalPrograms.programs.none'}
          />
        }
      />
      <ListFoot
        shown={rows.length}
        total={data.staff?.programs?.totalCount ?? 0}
        busy={isLoadingNext}
        onMore={hasNext ? () => void loadNext(100) : undefined}
      />
    </>
  );
}
