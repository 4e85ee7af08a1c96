import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffAccountLoaderQuery as Query } from '../../../../codegen/relay/staffAccountLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { staffAccountLoaderQuery, type loader } from './staffAccountLoader.ts';
import { StaffAccountPage } from './StaffAccountPage.tsx';

/** `/internal/staff/:id` */
export default function StaffAccountScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.staff' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffAccountLoaderQuery, useScreenData<typeof loader>().account);
  return staff?.staffAccount == null ? <MissingContent /> : <StaffAccountPage account={staff.staffAccount} />;
}
