import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReadOnly } from '../../ui/readOnly.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { FactorPanels } from './FactorPanels.tsx';
import { secondFactors } from './secondFactorsQuery.ts';

/** `/internal/security`: how the reader logs in. */
export default function StaffSecurityScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.security' })}
      lead={<FormattedMessage id="internalSecurity.lead" />}
    >
      <PartBoundary>
        <Suspense fallback={<Skeleton height={420} />}>
          <Loaded />
        </Suspense>
      </PartBoundary>
    </StaffPage>
  );
}

function Loaded() {
  const app = useApp();
  const { data } = useSuspenseRestQuery(secondFactors(app));
  // Their own log-in, which everyone on the staff changes.
  return (
    <ReadOnly value={false}>
      <FactorPanels factors={data} />
    </ReadOnly>
  );
}
