import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { backtestsLoaderQuery as Query } from '../../../../codegen/relay/backtestsLoaderQuery.graphql.ts';
import type { BacktestsScreen_query$key } from '../../../../codegen/relay/BacktestsScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { BacktestBadge } from './BacktestBadge.tsx';
import { useHomesText } from './useHomesText.ts';
import { type loader, backtestsLoaderQuery } from './backtestsLoader.ts';

/** `/internal/backtests`: what programs would have paid. */
export default function BacktestsScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.backtests' })}
      lead={<FormattedMessage id="internalBacktests.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewBacktest()}>
          {intl.formatMessage({ id: 'internalBacktests.new' })}
        </NewLink>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalBacktests.search' })} />}
    >
      <Backtests />
    </ListPage>
  );
}

const fragment = graphql`
  fragment BacktestsScreen_query on Query
  @refetchable(queryName: "BacktestsScreenPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, search: { type: "String" }) {
    staff {
      backtests(first: $count, after: $cursor, search: $search)
        @connection(key: "BacktestsScreen_backtests", filters: ["search"]) {
        totalCount
        edges {
          node {
            id
            startedAt
            endedAt
            state
            fileNames
            utilityName
            segmentName
            homesDone
            homesTotal
            ...useHomesText_backtest
            evenings {
              from
              to
            }
            settings {
              __typename
            }
          }
        }
      }
    }
  }
`;

function Backtests() {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const homesText = useHomesText();
  const query: BacktestsScreen_query$key = usePreloadedQuery<Query>(
    backtestsLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.backtests);
  const text = (id: string) => intl.formatMessage({ id: `internalBacktests.${id}` });
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.backtests' })}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'backtests',
        cells: {
          started: ({ startedAt }) => startedAt,
          ended: ({ endedAt }) => endedAt,
          state: ({ state }) => state,
          utility: ({ utilityName }) => utilityName,
          segment: ({ segmentName }) => segmentName,
          files: ({ fileNames }) => fileNames?.join(', '),
          from: ({ evenings }) => evenings.from,
          to: ({ evenings }) => evenings.to,
          homes: ({ homesTotal }) => homesTotal,
          homes_done: ({ homesDone }) => homesDone,
          settings: ({ settings }) => settings.length,
        },
      }}
      sortable={{}}
      columns={[
        {
          key: 'homes',
          header: text('field.homesOf'),
          rowHeader: true,
          cell: (backtest) => (
            <RowLink to={staffPaths.internalBacktest(backtest.id)}>{homesText(backtest)}</RowLink>
          ),
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <BacktestBadge state={state} />,
        },
        {
          key: 'period',
          header: text('field.period'),
          cell: ({ evenings }) => `${evenings.from} – ${evenings.to}`,
        },
        {
          key: 'count',
          header: text('field.homes'),
          numeric: true,
          cell: ({ homesTotal }) => intl.formatNumber(homesTotal),
        },
        {
          key: 'settings',
          header: text('field.settings'),
          numeric: true,
          cell: ({ settings }) => intl.formatNumber(settings.length),
        },
        {
          key: 'started',
          header: text('field.started'),
          cell: ({ startedAt }) => times.shortStamp(startedAt, zone),
        },
      ]}
      none="internalBacktests.none"
      filters={['q']}
    />
  );
}
