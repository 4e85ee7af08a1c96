import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberResultLoaderQuery as Query } from '../../../../codegen/relay/memberResultLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { memberResultLoaderQuery, type loader } from './memberResultLoader.ts';
import { MemberResultPage } from './MemberResultPage.tsx';

/** `/internal/payouts/members/:id/results/:event` */
export default function MemberResultScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalPayouts.ledger' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(memberResultLoaderQuery, useScreenData<typeof loader>().result);
  return staff?.memberResult == null ? <MissingContent /> : <MemberResultPage result={staff.memberResult} />;
}
