import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { BalanceFigure } from '../../shared/balance/BalanceFigure.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NoRewardsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { RewardsScreen_viewer$key } from '../../../../codegen/relay/RewardsScreen_viewer.graphql.ts';
import type { rewardsLoaderQuery as RewardsLoaderQuery } from '../../../../codegen/relay/rewardsLoaderQuery.graphql.ts';
import { HowPointsGrow } from './HowPointsGrow.tsx';
import styles from './rewards.module.css';
import { rewardsLoaderQuery } from './rewardsLoader.ts';
import type { loader } from './rewardsLoader.ts';

/** `/rewards`: what the member's points are worth, and how to earn more. */
export default function RewardsScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'rewards.title' }));
  return (
    <div className="columns columns-narrow-first">
      <div className="columns-whole">
        <PageHeading>
          <FormattedMessage id="rewards.title" />
        </PageHeading>
      </div>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'rewards.loading' })}>
              <Skeleton height={180} look="card" />
              <Skeleton height={280} look="card" />
            </SkeletonRegion>
          }
        >
          <Rewards />
        </Suspense>
      </PartBoundary>
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
      <Card look="tint">
        <div className={styles['head']}>
          <div className="stack">
            <BalanceFigure balance={home.balance} large />
            <div className="row">
              <ButtonLink to={paths.wallet()} small>
                <FormattedMessage id="rewards.wallet" />
              </ButtonLink>
            </div>
          </div>
          <NoRewardsIllustration />
        </div>
      </Card>
      <HowPointsGrow home={home} />
    </>
  );
}
