import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { backtestLoaderQuery as Query } from '../../../../codegen/relay/backtestLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { BacktestPage } from './BacktestPage.tsx';
import { backtestLoaderQuery, type loader } from './backtestLoader.ts';

/** `/internal/backtests/:id` */
export default function BacktestScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.backtests' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(backtestLoaderQuery, useScreenData<typeof loader>().backtest);
  return staff?.backtest == null ? <MissingContent /> : <BacktestPage backtest={staff.backtest} />;
}
