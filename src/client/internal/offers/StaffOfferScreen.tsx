import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffOfferLoaderQuery as Query } from '../../../../codegen/relay/staffOfferLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { staffOfferLoaderQuery, type loader } from './staffOfferLoader.ts';
import { StaffOfferPage } from './StaffOfferPage.tsx';

/** `/internal/offers/:id` */
export default function StaffOfferScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.offers' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffOfferLoaderQuery, useScreenData<typeof loader>().offer);
  return staff?.deviceOffer == null || staff.programs == null ? (
    <MissingContent />
  ) : (
    <StaffOfferPage offer={staff.deviceOffer} programs={staff.programs} />
  );
}
