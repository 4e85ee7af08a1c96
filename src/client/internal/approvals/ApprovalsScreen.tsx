import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { approvalsLoaderQuery as Query } from '../../../../codegen/relay/approvalsLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { approvalsLoaderQuery, type loader } from './approvalsLoader.ts';
import { ApprovalTable } from './ApprovalTable.tsx';

/** `/internal/approvals` */
export default function ApprovalsScreen() {
  const intl = useIntl();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.approvals' })}
      lead={<FormattedMessage id="internalApprovals.lead" />}
    >
      <div ref={list} className="stack">
        <Suspense fallback={<TableSkeleton />}>
          <Approvals />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Approvals() {
  const { staff } = usePreloadedQuery<Query>(approvalsLoaderQuery, useScreenData<typeof loader>().list);
  return <ApprovalTable requests={staff?.approvals ?? []} />;
}
