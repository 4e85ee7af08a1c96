import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { scheduleLoaderQuery as Query } from '../../../../codegen/relay/scheduleLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import type { loader } from './scheduleLoader.ts';
import { StartNowForm } from './StartNowForm.tsx';
import { scheduleLoaderQuery } from './scheduleLoader.ts';

/** `/internal/events/new` */
export default function ScheduleScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalEvents.schedule.title' })}
      lead={<FormattedMessage id="internalEvents.schedule.lead" />}
      back={{ to: staffPaths.internalEvents(), label: intl.formatMessage({ id: 'internal.nav.events' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Form />
      </Suspense>
    </StaffPage>
  );
}

function Form() {
  const { staff } = usePreloadedQuery<Query>(scheduleLoaderQuery, useScreenData<typeof loader>().programs);
  if (staff?.programs == null || staff.eventTemplates == null) return null;
  return (
    <>
      <ScheduleForm programs={staff.programs} templates={staff.eventTemplates} />
      <Panel title={<FormattedMessage id="internalEvents.now.title" />}>
        <StartNowForm programs={staff.programs} />
      </Panel>
    </>
  );
}
