import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';
import { UtilityForm } from './UtilityForm.tsx';

/** `/signup/select_utility` (SGN-08), and `/signup/utility?edit=true` for members who reconnect. */
export default function SelectUtilityScreen() {
  const use = useStep();
  const intl = useIntl();
  const { words } = useApp().brand;
  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupUtility.select.title' })}
      why={<FormattedMessage id="signupUtility.select.why" values={{ events: words.reductionEvent.many }} />}
    >
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'signupUtility.select.loading' })}>
              <Skeleton height={104} />
              <Skeleton height={301} look="card" />
              <Skeleton height={48} />
            </SkeletonRegion>
          }
        >
          <UtilityForm use={use} />
        </Suspense>
      </PartBoundary>
    </StepFrame>
  );
}
