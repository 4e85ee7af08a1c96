import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { staffEventLoaderQuery as Query } from '../../../../codegen/relay/staffEventLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { Participants } from './Participants.tsx';
import type { loader } from './staffEventLoader.ts';
import { staffEventLoaderQuery } from './staffEventLoader.ts';
import { StaffEventPage } from './StaffEventPage.tsx';

/** `/internal/events/:id` */
export default function StaffEventScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.events' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffEventLoaderQuery, useScreenData<typeof loader>().event);
  return staff?.event == null ? (
    <MissingContent />
  ) : (
    <StaffEventPage event={staff.event} participants={<Participants event={staff.event} />} />
  );
}
