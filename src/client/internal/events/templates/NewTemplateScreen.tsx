import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { newTemplateLoaderQuery as Query } from '../../../../../codegen/relay/newTemplateLoaderQuery.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { AFTER_SAVE } from '../../shared/form/useUnsaved.ts';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { readCopy } from '../copyEvent.ts';
import { type loader, newTemplateLoaderQuery } from './newTemplateLoader.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useCreateTemplate } from './useSaveTemplate.ts';

/** `/internal/events/templates/new`: from scratch, or as an event that the address describes. */
export default function NewTemplateScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalTemplates.new' })}
      lead={<FormattedMessage id="internalTemplates.lead" />}
      back={{
        to: staffPaths.internalEventTemplates(),
        label: intl.formatMessage({ id: 'internalTemplates.title' }),
      }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(newTemplateLoaderQuery, useScreenData<typeof loader>().programs);
  const { navigator } = useApp();
  const [address] = useSearchParams();
  const [start] = useState(() => ({ ...readCopy(address), name: '' }));
  const saving = useCreateTemplate((id) => navigator.go(staffPaths.internalEventTemplate(id), AFTER_SAVE));
  if (staff?.programs == null) return null;
  return <TemplateForm programs={staff.programs} start={start} before={null} saving={saving} />;
}
