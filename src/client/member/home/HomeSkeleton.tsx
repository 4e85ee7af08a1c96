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
          <Skeleton height={276} look="card" />
        </div>
        <div className="pair">
          <Skeleton height={220} look="card" />
          <Skeleton height={220} look="card" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
