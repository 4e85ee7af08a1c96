import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { RewardDetails } from '../../shared/rewards/RewardDetails.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { BackLink } from '../../ui/BackLink.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { OrderForm } from './OrderForm.tsx';
import { oneReward } from './rewardQueries.ts';
import type { loader } from './rewardLoader.ts';

/** `/rewards/:id`: a reward, and the form that orders it. */
export default function RewardScreen() {
  const intl = useIntl();
  return (
    <div className="stack">
      <BackLink to={paths.rewards()}>
        <FormattedMessage id="rewards.all" />
      </BackLink>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'rewards.loadingOne' })}>
              <Skeleton width="60%" height={32} />
              <div className={cx('columns', styles['beside'])}>
                <Skeleton height={360} look="card" />
                <Skeleton height={360} look="card" />
              </div>
            </SkeletonRegion>
          }
        >
          <Reward />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Reward() {
  const app = useApp();
  const { id } = useScreenData<typeof loader>();
  const { data } = useSuspenseRestQuery(oneReward(app, id));
  const { reward } = data;
  useDocumentTitle(reward.title);
  return (
    <>
      <PageHeading eyebrow={<FormattedMessage id={`rewards.type.${reward.type}`} />}>
        {reward.title}
      </PageHeading>
      <div className={cx('columns', styles['beside'])}>
        <RewardDetails reward={reward} timeZone={app.zone} />
        <OrderForm reward={reward} balance={data.balance_points} rules={data.rules} />
      </div>
    </>
  );
}
