import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BacktestPage_backtest$key } from '../../../../codegen/relay/BacktestPage_backtest.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useLiveQuery } from '../../platform/screen/useLiveQuery.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { BacktestBadge } from './BacktestBadge.tsx';
import { backtestLoaderQuery } from './backtestLoader.ts';
import { BacktestTable } from './BacktestTable.tsx';
import { EndBacktest } from './EndBacktest.tsx';
import { StartPrograms } from './StartPrograms.tsx';
import { useEveningsText } from './useEveningsText.ts';
import { useHomesText } from './useHomesText.ts';

/** How often the page looks how far a running backtest is. */
const EVERY_MS = 2_000;

export function BacktestPage({ backtest: key }: { readonly backtest: BacktestPage_backtest$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const homesText = useHomesText();
  const eveningsText = useEveningsText();
  const backtest = useFragment(
    graphql`
      fragment BacktestPage_backtest on Backtest {
        id
        state
        startedAt
        endedAt
        homesDone
        homesTotal
        ...useHomesText_backtest
        evenings {
          ...useEveningsText_evenings
        }
        ...BacktestTable_backtest
        ...StartPrograms_backtest
      }
    `,
    key,
  );
  const { id, state, homesDone, homesTotal } = backtest;
  useLiveQuery(backtestLoaderQuery, { id }, () => (state === 'RUNNING' ? EVERY_MS : null));
  const text = (name: string) => intl.formatMessage({ id: `internalBacktests.${name}` });
  const done = intl.formatMessage(
    { id: 'internalBacktests.progress' },
    { done: intl.formatNumber(homesDone), total: intl.formatNumber(homesTotal) },
  );
  return (
    <StaffPage
      title={homesText(backtest)}
      back={{
        to: staffPaths.internalBacktests(),
        label: intl.formatMessage({ id: 'internal.nav.backtests' }),
      }}
      aside={<BacktestBadge state={state} />}
    >
      <Panel title={text('what')} aside={<EndBacktest id={id} running={state === 'RUNNING'} />}>
        <Facts
          facts={[
            [text('field.homes'), intl.formatNumber(homesTotal)],
            ...eveningsText(backtest.evenings),
            [text('field.started'), times.stamp(backtest.startedAt, app.zone)],
            ...(backtest.endedAt == null
              ? []
              : [[text('field.ended'), times.stamp(backtest.endedAt, app.zone)] as const]),
          ]}
        />
        {state === 'RUNNING' && (
          <div className="stack stack-tight">
            <p>{done}</p>
            <Progress
              value={homesTotal === 0 ? 0 : Math.min(homesDone / homesTotal, 1)}
              label={text('running')}
              valueText={done}
            />
            <p className="small muted">{text('background')}</p>
          </div>
        )}
        {state === 'CANCELLED' && <p className="muted">{text('cancelled')}</p>}
      </Panel>
      {state === 'DONE' && (
        <>
          <Panel
            title={text('results')}
            aside={
              <ButtonAnchor
                href={app.rest.address(`/api/internal/backtests/${encodeURIComponent(id)}`)}
                download="backtest.csv"
                look="secondary"
                small
              >
                {text('download')}
              </ButtonAnchor>
            }
          >
            <BacktestTable backtest={backtest} />
            <p className="small muted">
              <FormattedMessage id="internalBacktests.downloadHint" />
            </p>
          </Panel>
          <StartPrograms backtest={backtest} />
        </>
      )}
    </StaffPage>
  );
}
