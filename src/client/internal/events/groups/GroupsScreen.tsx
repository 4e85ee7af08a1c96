import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { groupsLoaderQuery as Query } from '../../../../../codegen/relay/groupsLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MissingContent } from '../../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { GroupsPage } from './GroupsPage.tsx';
import { type loader, groupsLoaderQuery } from './groupsLoader.ts';

/** `/internal/events/:id/groups` */
export default function GroupsScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalGroups.title' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(groupsLoaderQuery, useScreenData<typeof loader>().event);
  return staff?.event?.group == null ? <MissingContent /> : <GroupsPage event={staff.event} />;
}
