import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffRewardLoaderQuery as Query } from '../../../../codegen/relay/staffRewardLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { staffRewardLoaderQuery, type loader } from './staffRewardLoader.ts';
import { StaffRewardPage } from './StaffRewardPage.tsx';

/** `/internal/rewards/:id` */
export default function StaffRewardScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.rewards' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffRewardLoaderQuery, useScreenData<typeof loader>().reward);
  return staff?.reward == null || staff.programs == null ? (
    <MissingContent />
  ) : (
    <StaffRewardPage reward={staff.reward} programs={staff.programs} />
  );
}
