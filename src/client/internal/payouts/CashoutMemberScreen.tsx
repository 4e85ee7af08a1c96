import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { cashoutMemberLoaderQuery as Query } from '../../../../codegen/relay/cashoutMemberLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { cashoutMemberLoaderQuery, type loader } from './cashoutMemberLoader.ts';
import { CashoutMemberPage } from './CashoutMemberPage.tsx';

/** `/internal/payouts/members/:id` */
export default function CashoutMemberScreen() {
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
  const { staff } = usePreloadedQuery<Query>(
    cashoutMemberLoaderQuery,
    useScreenData<typeof loader>().account,
  );
  return staff?.cashoutMember == null ? (
    <MissingContent />
  ) : (
    <CashoutMemberPage account={staff.cashoutMember} />
  );
}
