import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import type { loader } from './memberLoader.ts';
import { memberLoaderQuery } from './memberLoader.ts';
import { MemberPage } from './MemberPage.tsx';

/** `/internal/members/:id` */
export default function MemberScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.members' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(memberLoaderQuery, useScreenData<typeof loader>().member);
  return staff?.member == null ? <MissingContent /> : <MemberPage member={staff.member} />;
}
