import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { approvalsLoaderQuery as Query } from '../../../../codegen/relay/approvalsLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { approvalsLoaderQuery, type loader } from './approvalsLoader.ts';
import { ApprovalTable } from './ApprovalTable.tsx';

/** `/internal/approvals` */
export default function ApprovalsScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.approvals' })}
      lead={<FormattedMessage id="internalApprovals.lead" />}
      tools={<ListSearch label={intl.formatMessage({ id: 'internalApprovals.search' })} />}
    >
      <Approvals />
    </ListPage>
  );
}

function Approvals() {
  const { staff } = usePreloadedQuery<Query>(approvalsLoaderQuery, useScreenData<typeof loader>().list);
  return <ApprovalTable requests={staff?.approvals ?? []} />;
}
