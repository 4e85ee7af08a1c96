import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { auditLoaderQuery as Query } from '../../../../codegen/relay/auditLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { auditActions } from '../shared/history/auditActions.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { AuditExport } from './AuditExport.tsx';
import type { loader } from './auditLoader.ts';
import { auditLoaderQuery } from './auditLoader.ts';
import { AuditLog } from './AuditLog.tsx';
import { DayRange } from './DayRange.tsx';

/** `/internal/audit`: who did what, and why. */
export default function AuditScreen() {
  const intl = useIntl();
  const view = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id: `internal.${id}` });
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.audit' })}
      lead={<FormattedMessage id="internal.audit.lead" />}
      aside={<AuditExport />}
    >
      <div ref={list} className="stack">
        <ListTools>
          <SearchBox
            label={text('audit.search')}
            value={view.query.get('q') ?? ''}
            onSearch={(q) => view.set({ q })}
          />
          <SearchBox
            label={text('audit.by')}
            value={view.query.get('by') ?? ''}
            onSearch={(by) => view.set({ by })}
            secondary
          />
          <FilterSelect
            label={text('audit.action')}
            all={text('audit.anyAction')}
            value={view.query.get('action') ?? ''}
            options={auditActions.map((action) => ({ value: action, label: text(`action.${action}`) }))}
            onChange={(action) => view.set({ action })}
          />
          <DayRange />
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
