import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { liveLoaderQuery as Query } from '../../../../../codegen/relay/liveLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MissingContent } from '../../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { type loader, liveLoaderQuery } from './liveLoader.ts';
import { LivePage } from './LivePage.tsx';

/** `/internal/events/:id/live` */
export default function LiveScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalLive.title' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(liveLoaderQuery, useScreenData<typeof loader>().event);
  return staff?.event == null ? <MissingContent /> : <LivePage event={staff.event} />;
}
