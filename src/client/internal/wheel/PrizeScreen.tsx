import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { prizeLoaderQuery as Query } from '../../../../codegen/relay/prizeLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { prizeLoaderQuery, type loader } from './prizeLoader.ts';
import { PrizePage } from './PrizePage.tsx';

/** `/internal/wheel/:id` */
export default function PrizeScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.wheel' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(prizeLoaderQuery, useScreenData<typeof loader>().prize);
  return staff?.wheelPrize == null ? <MissingContent /> : <PrizePage prize={staff.wheelPrize} />;
}
