import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { StatementsScreen_query$key } from '../../../../codegen/relay/StatementsScreen_query.graphql.ts';
import type { statementsLoaderQuery as Query } from '../../../../codegen/relay/statementsLoaderQuery.graphql.ts';
import { DUE_AGES } from '../../../domain/programs/statementStates.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { StaffLink } from '../shared/page/StaffLink.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useDayText } from '../shared/values/useDayText.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { statementOrders, statementsLoaderQuery, type loader } from './statementsLoader.ts';
import { parseStatementView, shownState, STATEMENT_TONES, STATEMENT_VIEWS } from './statementViews.ts';
import { useStatementTitle } from './useStatementTitle.ts';

/** `/internal/statements`: what utilities owe by statement, and what they have paid. */
export default function StatementsScreen() {
  const intl = useIntl();
  const view = useListView();
  const current = parseStatementView(view.query);
  const kept = (name: string) => view.query.get(name) ?? undefined;
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.statements.${name}` });
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.statements' })}
      lead={<FormattedMessage id="internalPrograms.statements.listLead" />}
      tools={
        <>
          <ListSearch label={text('search')} />
          <FilterLinks
            label={text('filter')}
            links={STATEMENT_VIEWS.map((each) => ({
              to: staffPaths.internalStatements({
                show: each,
                program: kept('program'),
                q: kept('q'),
                sort: kept('sort'),
              }),
              label: text(`view.${each}`),
              active: each === current && !view.query.has('age'),
            }))}
          />
          <FilterSelect
            label={text('age')}
            all={text('anyAge')}
            value={view.query.get('age') ?? ''}
            options={Object.keys(DUE_AGES).map((age) => ({
              value: age,
              label: intl.formatMessage({ id: `internal.dueAge.${age}` }),
            }))}
            onChange={(age) => view.set({ age, show: '' })}
          />
        </>
      }
    >
      <Statements />
    </ListPage>
  );
}

const fragment = graphql`
  fragment StatementsScreen_query on Query
  @refetchable(queryName: "StatementsScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    states: { type: "[StatementState!]" }
    programId: { type: "ID" }
    age: { type: "DueAge" }
    search: { type: "String" }
    orderBy: { type: "StatementOrder" }
  ) {
    staff {
      statements(
        first: $count
        after: $cursor
        states: $states
        programId: $programId
        age: $age
        search: $search
        orderBy: $orderBy
      )
        @connection(
          key: "StatementsScreen_statements"
          filters: ["states", "programId", "age", "search", "orderBy"]
        ) {
        totalCount
        open
        edges {
          node {
            id
            number
            corrects
            month
            dueOn
            madeAt
            amount
            corrected
            paid
            open
            overdueDays
            state
            currency
            program {
              id
              name
              utility {
                name
              }
            }
          }
        }
      }
    }
  }
`;

function Statements() {
  const intl = useIntl();
  const { currency } = useApp().brand;
  const amount = useAmount();
  const dayText = useDayText();
  const monthName = useMonthName();
  const title = useStatementTitle();
  const { query: address } = useListView();
  const query: StatementsScreen_query$key = usePreloadedQuery<Query>(
    statementsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.statements);
  const open = list.data.staff?.statements?.open ?? 0;
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.statements.${name}` }, values);
  return (
    <>
      <p className="small muted">{text('openSum', { amount: amount(open, currency) })}</p>
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.statements' })}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'statements',
          cells: {
            program: ({ program }) => program.name,
            utility: ({ program }) => program.utility.name,
            statement: ({ number }) => number,
            corrects: ({ corrects }) => corrects,
            month: ({ month }) => month,
            made: ({ madeAt }) => madeAt,
            due: ({ dueOn }) => dueOn,
            currency: (row) => row.currency,
            amount: (row) => row.amount / 100,
            corrected: ({ corrected }) => corrected / 100,
            paid: ({ paid }) => paid / 100,
            open: (row) => row.open / 100,
            days_overdue: ({ overdueDays }) => overdueDays,
            state: ({ state }) => state,
          },
        }}
        sortable={statementOrders}
        columns={[
          {
            key: 'made',
            header: text('statement'),
            rowHeader: true,
            cell: (made) => (
              <NoWrap>
                <RowLink to={staffPaths.internalStatement(made.id)}>{title(made)}</RowLink>
              </NoWrap>
            ),
          },
          {
            key: 'program',
            header: text('program'),
            wraps: true,
            cell: ({ program }) => (
              <StaffLink to={staffPaths.internalBilling(program.id)}>{program.name}</StaffLink>
            ),
          },
          {
            key: 'month',
            header: text('month'),
            secondary: true,
            cell: ({ month }) => (month == null ? '–' : <NoWrap>{monthName(`${month}-01`)}</NoWrap>),
          },
          {
            key: 'amount',
            header: text('amount'),
            numeric: true,
            cell: (row) => amount(row.amount, row.currency),
          },
          {
            key: 'paid',
            header: text('paid'),
            numeric: true,
            secondary: true,
            cell: (row) => amount(row.paid, row.currency),
          },
          {
            key: 'open',
            header: text('openAmount'),
            numeric: true,
            cell: (row) => amount(row.open, row.currency),
          },
          {
            key: 'due',
            header: text('dueOn'),
            cell: ({ open: left, dueOn }) => (left > 0 ? <NoWrap>{dayText(dueOn)}</NoWrap> : '–'),
          },
          {
            key: 'state',
            header: text('state'),
            place: 'state',
            cell: (row) => (
              <Badge tone={STATEMENT_TONES[shownState(row)] ?? 'plain'}>
                {text(`state.${shownState(row)}`, { count: row.overdueDays, number: row.corrects ?? 0 })}
              </Badge>
            ),
          },
        ]}
        none={`internalPrograms.statements.noneIn.${parseStatementView(address)}`}
        filters={['q', 'age', 'program']}
        keys={['move', 'open', 'search']}
      />
    </>
  );
}
