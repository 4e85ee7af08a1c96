import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { featureLoaderQuery as Query } from '../../../../codegen/relay/featureLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { featureLoaderQuery, type loader } from './featureLoader.ts';
import { FeaturePage } from './FeaturePage.tsx';

/** `/internal/features/:key` */
export default function FeatureScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.features' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(featureLoaderQuery, useScreenData<typeof loader>().feature);
  const { key } = useParams();
  if (staff?.feature == null) return <MissingContent />;
  return (
    <FeaturePage
      key={key}
      feature={staff.feature}
      approval={staff.approvals?.[0] ?? null}
      drafts={staff.drafts}
      mayChange={staff.roleKeys.includes('internal_experience_manager_override')}
      segments={(staff.segmentChoices ?? [])
        .filter(({ active }) => active)
        .map(({ segmentId, name }) => ({ value: segmentId, label: name }))}
    />
  );
}
