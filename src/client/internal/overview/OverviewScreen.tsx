import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { overviewLoaderQuery as Query } from '../../../../codegen/relay/overviewLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { Figures } from './figures/Figures.tsx';
import { Attention } from './Attention.tsx';
import { NextEvents } from './NextEvents.tsx';
import type { loader } from './overviewLoader.ts';
import { overviewLoaderQuery } from './overviewLoader.ts';

/** `/internal` */
export default function OverviewScreen() {
  const intl = useIntl();
  const { brand } = useApp();
  const { figures } = useScreenData<typeof loader>();
  return (
    <StaffPage title={intl.formatMessage({ id: 'internal.nav.overview' })} lead={brand.words.productName}>
      <Suspense fallback={<TableSkeleton />}>
        <Overview />
        {/* Below what may still grow, they would be pushed down. */}
        <Suspense fallback={<TableSkeleton />}>
          <Figures query={figures} />
        </Suspense>
      </Suspense>
    </StaffPage>
  );
}

function Overview() {
  const { staff } = usePreloadedQuery<Query>(overviewLoaderQuery, useScreenData<typeof loader>().overview);
  if (staff == null) return null;
  const { auditLog } = staff;
  // Who can't read the log has the next events beside what needs attention.
  return (
    <Columns
      side={
        auditLog == null ? (
          <NextEvents staff={staff} />
        ) : (
          <Panel
            title={<FormattedMessage id="internalOverview.latest" />}
            aside={
              <Link to={staffPaths.internalAudit()}>
                <FormattedMessage id="internal.nav.audit" />
              </Link>
            }
          >
            <History entries={auditLog.edges.map(({ node }) => node)} />
          </Panel>
        )
      }
    >
      <Attention staff={staff} />
      {auditLog != null && <NextEvents staff={staff} />}
    </Columns>
  );
}
