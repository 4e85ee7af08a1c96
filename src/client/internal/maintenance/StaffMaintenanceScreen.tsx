import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { maintenanceLoaderQuery as Query } from '../../../../codegen/relay/maintenanceLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import type { loader } from './maintenanceLoader.ts';
import { maintenanceLoaderQuery } from './maintenanceLoader.ts';
import { MaintenanceSwitch } from './MaintenanceSwitch.tsx';
import { StuckPanel } from './StuckPanel.tsx';

/** `/internal/maintenance` */
export default function StaffMaintenanceScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.maintenance' })}
      lead={<FormattedMessage id="internalMaintenance.lead" />}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(maintenanceLoaderQuery, useScreenData<typeof loader>().state);
  return (
    <Columns
      side={
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <History entries={staff?.auditLog?.edges.map(({ node }) => node) ?? []} />
        </Panel>
      }
    >
      {staff?.maintenance != null && <MaintenanceSwitch maintenance={staff.maintenance} />}
      {staff != null && <StuckPanel staff={staff} />}
    </Columns>
  );
}
