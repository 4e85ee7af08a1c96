import { useIntl } from 'react-intl';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import styles from '../../shared/rewards/rewards.module.css';

/** The balance, the shortcuts, the filters and the first cards. */
export function RewardsSkeleton() {
  const intl = useIntl();
  return (
    <div className="columns-whole">
      <SkeletonRegion label={intl.formatMessage({ id: 'rewards.loading' })}>
        <Skeleton height={132} look="card" />
        <Skeleton height={96} look="card" />
        <Skeleton width="80%" height={52} />
        <div className={styles['grid']}>
          {Array.from({ length: 6 }, (_card, index) => (
            <Skeleton key={index} height={264} look="card" />
          ))}
        </div>
      </SkeletonRegion>
    </div>
  );
}
