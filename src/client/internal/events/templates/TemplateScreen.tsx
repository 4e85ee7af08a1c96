import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { templateLoaderQuery as Query } from '../../../../../codegen/relay/templateLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MissingContent } from '../../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { TemplatePage } from './TemplatePage.tsx';
import { type loader, templateLoaderQuery } from './templateLoader.ts';

/** `/internal/events/templates/:id` */
export default function TemplateScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalTemplates.title' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(templateLoaderQuery, useScreenData<typeof loader>().template);
  const { id } = useParams();
  if (staff?.eventTemplate == null || staff.programs == null) return <MissingContent />;
  return <TemplatePage key={id} template={staff.eventTemplate} programs={staff.programs} />;
}
