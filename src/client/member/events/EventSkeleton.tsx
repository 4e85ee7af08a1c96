import { useIntl } from 'react-intl';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** As large as an event with its result. */
export function EventSkeleton() {
  const intl = useIntl();
  return (
    <div className="columns">
      <SkeletonRegion label={intl.formatMessage({ id: 'events.loading' })}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="85%" height={58} />
        <Skeleton height={120} look="card" />
        <Skeleton height={372} look="card" />
      </SkeletonRegion>
      <Skeleton height={420} look="card" />
    </div>
  );
}
