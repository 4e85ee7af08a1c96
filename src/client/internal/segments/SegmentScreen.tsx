import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { segmentLoaderQuery as Query } from '../../../../codegen/relay/segmentLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { segmentLoaderQuery, type loader } from './segmentLoader.ts';
import { SegmentPage } from './SegmentPage.tsx';

/** `/internal/segments/:id` */
export default function SegmentScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.segments' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(segmentLoaderQuery, useScreenData<typeof loader>().segment);
  const { id } = useParams();
  if (staff?.segment == null) return <MissingContent />;
  return (
    <SegmentPage
      key={id}
      segment={staff.segment}
      staff={staff}
      approval={staff.approvals?.[0] ?? null}
      drafts={staff.drafts}
    />
  );
}
