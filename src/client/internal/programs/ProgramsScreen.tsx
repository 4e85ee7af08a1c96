import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { programsLoaderQuery as Query } from '../../../../codegen/relay/programsLoaderQuery.graphql.ts';
import type { ProgramsScreen_query$key } from '../../../../codegen/relay/ProgramsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { ActiveBadge } from './ActiveBadge.tsx';
import { type loader, programOrders, programsLoaderQuery } from './programsLoader.ts';

/** `/internal/programs` */
export default function ProgramsScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.programs' })}
      lead={<FormattedMessage id="internalPrograms.programs.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewProgram()}>
          {intl.formatMessage({ id: 'internalPrograms.program.new' })}
        </NewLink>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalPrograms.programs.search' })} />}
    >
      <Programs />
    </ListPage>
  );
}

const fragment = graphql`
  fragment ProgramsScreen_query on Query
  @refetchable(queryName: "ProgramsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 100 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "ProgramOrder" }
  ) {
    staff {
      programs(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "ProgramsScreen_programs", filters: ["search", "orderBy"]) {
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
`;

function Programs() {
  const intl = useIntl();
  const query: ProgramsScreen_query$key = usePreloadedQuery<Query>(
    programsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.programs, 100);
  const text = (id: string) => intl.formatMessage({ id });
  const budget = (points: number | null | undefined) =>
    points == null ? text('internalPrograms.budget.none') : intl.formatNumber(points);
  return (
    <StaffList
      caption={text('internal.nav.programs')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'programs',
        cells: {
          name: ({ name }) => name,
          utility: ({ utility }) => utility.shortName,
          active: ({ active }) => active,
          members: ({ memberCount }) => memberCount,
          points_per_kwh: ({ rules }) => rules.pointsPerKwh,
          events_per_day: ({ rules }) => rules.eventsPerDay,
          events_per_week: ({ rules }) => rules.eventsPerWeek,
          spent_points: ({ spentPoints }) => spentPoints,
          budget_points: ({ rules }) => rules.budgetPoints,
        },
      }}
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
      none="internalPrograms.programs.none"
      filters={['q']}
    />
  );
}
