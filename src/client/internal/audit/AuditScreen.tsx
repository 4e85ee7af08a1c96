import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { auditLoaderQuery as Query } from '../../../../codegen/relay/auditLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListTools } from '../shared/ListTools.tsx';
import { SearchBox } from '../shared/SearchBox.tsx';
import { StaffPage } from '../shared/StaffPage.tsx';
import { TableSkeleton } from '../shared/TableSkeleton.tsx';
import { useListKeys } from '../shared/useListKeys.ts';
import { useListView } from '../shared/useListView.ts';
import type { loader } from './auditLoader.ts';
import { auditLoaderQuery } from './auditLoader.ts';
import { AuditLog } from './AuditLog.tsx';

/** `/internal/audit`: who did what, and why. */
export default function AuditScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  return (
    <StaffPage title={intl.formatMessage({ id: 'internal.nav.audit' })} lead={<FormattedMessage id="internal.audit.lead" />}>
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox label={intl.formatMessage({ id: 'internal.audit.search' })} value={view.query.get('q') ?? ''} onSearch={(q) => view.set({ q })} />
        </ListTools>
        <Suspense fallback={<TableSkeleton />}>
          <Log />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Log() {
  return <AuditLog query={usePreloadedQuery<Query>(auditLoaderQuery, useScreenData<typeof loader>().log)} />;
}
