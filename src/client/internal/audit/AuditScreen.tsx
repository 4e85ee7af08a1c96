import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { auditLoaderQuery as Query } from '../../../../codegen/relay/auditLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { auditActions } from '../shared/history/auditActions.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { AuditExport } from './AuditExport.tsx';
import { auditLoaderQuery, type loader } from './auditLoader.ts';
import { AuditLog } from './AuditLog.tsx';
import { DayRange } from './DayRange.tsx';

/** `/internal/audit`: who did what, and why. */
export default function AuditScreen() {
  const intl = useIntl();
  const view = useListView();
  const text = (id: string) => intl.formatMessage({ id: `internal.${id}` });
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.audit' })}
      lead={<FormattedMessage id="internal.audit.lead" />}
      aside={<AuditExport />}
      tools={
        <>
          <ListSearch label={text('audit.search')} />
          <ListSearch label={text('audit.by')} name="by" secondary />
          <FilterSelect
            label={text('audit.action')}
            all={text('audit.anyAction')}
            value={view.query.get('action') ?? ''}
            options={auditActions.map((action) => ({ value: action, label: text(`action.${action}`) }))}
            onChange={(action) => view.set({ action })}
          />
          <DayRange />
        </>
      }
    >
      <Log />
    </ListPage>
  );
}

function Log() {
  return <AuditLog query={usePreloadedQuery<Query>(auditLoaderQuery, useScreenData<typeof loader>().log)} />;
}
