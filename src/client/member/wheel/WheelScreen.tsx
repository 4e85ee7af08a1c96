import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Fairness } from './Fairness.tsx';
import { FreeEntry } from './FreeEntry.tsx';
import { MonthlyDraws } from './MonthlyDraws.tsx';
import { OddsTable } from './OddsTable.tsx';
import { SpinCard } from './SpinCard.tsx';
import { SpinHistory } from './SpinHistory.tsx';
import { WaitingPrizes } from './WaitingPrizes.tsx';
import { Wins } from './Wins.tsx';
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
                <Skeleton height={620} look="card" />
                <Skeleton height={620} look="card" />
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
  return (
    <div className="columns">
      <div className="stack">
        <SpinCard wheel={wheel} />
        <WaitingPrizes prizes={wheel.prizes} />
        <Wins player={wheel.player} zone={wheel.time_zone} />
      </div>
      <div className="stack">
        <OddsTable wheel={wheel} />
        <MonthlyDraws wheel={wheel} />
        <FreeEntry wheel={wheel} />
        <Fairness wheel={wheel} />
      </div>
      <div className="columns-whole">
        <SpinHistory history={wheel.history} />
      </div>
    </div>
  );
}
