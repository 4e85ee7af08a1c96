import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { planLoaderQuery as Query } from '../../../../../codegen/relay/planLoaderQuery.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { PlanForm } from './PlanForm.tsx';
import { type loader, planLoaderQuery } from './planLoader.ts';

/** `/internal/events/plan` */
export default function PlanScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPlan.title' })}
      lead={<FormattedMessage id="internalPlan.lead" />}
      back={{ to: staffPaths.internalEvents(), label: intl.formatMessage({ id: 'internal.nav.events' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Form />
      </Suspense>
    </StaffPage>
  );
}

function Form() {
  const { staff } = usePreloadedQuery<Query>(planLoaderQuery, useScreenData<typeof loader>().programs);
  if (staff?.programs == null || staff.eventTemplates == null) return null;
  return <PlanForm programs={staff.programs} templates={staff.eventTemplates} />;
}
