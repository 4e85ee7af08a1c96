import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffPayoutLoaderQuery as Query } from '../../../../codegen/relay/staffPayoutLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { staffPayoutLoaderQuery, type loader } from './staffPayoutLoader.ts';
import { StaffPayoutPage } from './StaffPayoutPage.tsx';

/** `/internal/payouts/:id` */
export default function StaffPayoutScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.payouts' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffPayoutLoaderQuery, useScreenData<typeof loader>().payout);
  return staff?.payout == null ? <MissingContent /> : <StaffPayoutPage payout={staff.payout} />;
}
