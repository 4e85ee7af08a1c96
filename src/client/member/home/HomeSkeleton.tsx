import { useIntl } from 'react-intl';
import { EventCardSkeleton } from '../../shared/events/EventCardSkeleton.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** As high as the loaded content. */
export function HomeSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'home.loading' })}>
      <div className="columns">
        <div className="columns-whole">
          <Skeleton width="45%" height={29} />
        </div>
        <div className="stack">
          <EventCardSkeleton />
          <Skeleton height={124} look="card" />
        </div>
        <Skeleton height={232} look="card" />
      </div>
    </SkeletonRegion>
  );
}
