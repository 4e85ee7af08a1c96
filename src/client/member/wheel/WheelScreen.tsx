import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { AboutWheel } from './AboutWheel.tsx';
import { SpinCard } from './SpinCard.tsx';
import { WaitingPrizes } from './WaitingPrizes.tsx';
import { theWheel } from './wheelQueries.ts';

/** `/rewards/wheel`: spin, see the odds, and check any spin (WHL-01 to WHL-11). */
export default function WheelScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'wheel.title' });
  useDocumentTitle(title);
  return (
    <div className="stack">
      <BackLink to={paths.rewards()}>
        <FormattedMessage id="wheel.toRewards" />
      </BackLink>
      <PageHeading lead={<FormattedMessage id="wheel.lead" />}>{title}</PageHeading>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'wheel.loading' })}>
              <div className="columns">
                <Skeleton height={560} look="card" />
                <Skeleton height={500} look="card" />
              </div>
            </SkeletonRegion>
          }
        >
          <Everything />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Everything() {
  const app = useApp();
  const { data: wheel } = useSuspenseRestQuery(theWheel(app));
  const [oddsChanged, setOddsChanged] = useState(false);
  return (
    <div className="columns">
      <div className="stack">
        <SpinCard wheel={wheel} onOddsChanged={() => setOddsChanged(true)} />
        <WaitingPrizes prizes={wheel.prizes} />
      </div>
      <AboutWheel wheel={wheel} oddsChanged={oddsChanged} />
    </div>
  );
}
