import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffOrderLoaderQuery as Query } from '../../../../codegen/relay/staffOrderLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import type { loader } from './staffOrderLoader.ts';
import { staffOrderLoaderQuery } from './staffOrderLoader.ts';
import { StaffOrderPage } from './StaffOrderPage.tsx';

/** `/internal/orders/:id` */
export default function StaffOrderScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.orders' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffOrderLoaderQuery, useScreenData<typeof loader>().order);
  return staff?.order == null ? <MissingContent /> : <StaffOrderPage order={staff.order} />;
}
