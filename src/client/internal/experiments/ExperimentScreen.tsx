import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { experimentLoaderQuery as Query } from '../../../../codegen/relay/experimentLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { experimentLoaderQuery, type loader } from './experimentLoader.ts';
import { ExperimentPage } from './ExperimentPage.tsx';
import { useExperimentChoices } from './useExperimentChoices.ts';

/** `/internal/experiments/:key` */
export default function ExperimentScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.experiments' })}>
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
    experimentLoaderQuery,
    useScreenData<typeof loader>().experiment,
  );
  const segments = useExperimentChoices(staff?.segmentChoices);
  const { key } = useParams();
  if (staff?.experiment == null) return <MissingContent />;
  return (
    <ExperimentPage
      key={key}
      experiment={staff.experiment}
      segments={segments}
      approval={staff.approvals?.[0] ?? null}
      drafts={staff.drafts}
      mayChange={staff.roleKeys.includes('internal_experience_manager_override')}
    />
  );
}
