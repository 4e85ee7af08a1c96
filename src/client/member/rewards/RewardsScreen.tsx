import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { BalanceFigure } from '../../shared/balance/BalanceFigure.tsx';
import { QuietBoundary } from '../../shared/billboards/QuietBoundary.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { PlacementBanner } from '../../shared/placements/PlacementBanner.tsx';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import type { RewardsScreen_viewer$key } from '../../../../codegen/relay/RewardsScreen_viewer.graphql.ts';
import type { rewardsLoaderQuery as RewardsLoaderQuery } from '../../../../codegen/relay/rewardsLoaderQuery.graphql.ts';
import { Catalogue } from './Catalogue.tsx';
import { HowPointsGrow } from './HowPointsGrow.tsx';
import { RewardLinks } from './RewardLinks.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { rewardsLoaderQuery } from './rewardsLoader.ts';
import type { loader } from './rewardsLoader.ts';

/** `/rewards`: what the member can have for their points, and how to earn more. */
export default function RewardsScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'rewards.title' }));
  return (
    <div className="columns">
      <div className="columns-whole">
        <PageHeading>
          <FormattedMessage id="rewards.title" />
        </PageHeading>
      </div>
      {/* One boundary for all of it, so that nothing moves when a part arrives. */}
      <Suspense fallback={<RewardsSkeleton />}>
        <PartBoundary>
          <Rewards />
        </PartBoundary>
      </Suspense>
    </div>
  );
}

function Rewards() {
  const { viewer } = usePreloadedQuery<RewardsLoaderQuery>(
    rewardsLoaderQuery,
    useScreenData<typeof loader>().rewards,
  );
  const { home } = useFragment<RewardsScreen_viewer$key>(
    graphql`
      fragment RewardsScreen_viewer on Viewer {
        home {
          timeZone
          balance {
            ...BalanceFigure_balance
          }
          ...HowPointsGrow_home
        }
      }
    `,
    viewer,
  );
  if (home == null) return <Navigate to={paths.login()} replace />;
  return (
    <>
      <div className="columns-whole stack">
        <Card look="tint">
          <div className="row row-apart">
            <BalanceFigure balance={home.balance} large />
            <ButtonLink to={paths.wallet()} small>
              <FormattedMessage id="rewards.wallet" />
            </ButtonLink>
          </div>
        </Card>
        <Shortcuts />
        <QuietBoundary page={paths.rewards()}>{() => <Announcement />}</QuietBoundary>
        <PartBoundary>
          <Catalogue timeZone={home.timeZone} />
        </PartBoundary>
      </div>
      <section className="stack" aria-labelledby="earn">
        <h2 id="earn">
          <FormattedMessage id="rewards.earn" />
        </h2>
        <HowPointsGrow home={home} />
      </section>
      <RewardLinks />
    </>
  );
}

/** MKT-13, BAN-38. */
function Announcement() {
  const { viewer } = usePreloadedQuery<PcePlacements>(
    pcePlacements,
    useScreenData<typeof loader>().placements,
  );
  return (
    <PlacementSlot placements={viewer.placements} name="RewardsAnnouncementBanner" form={PlacementBanner} />
  );
}
