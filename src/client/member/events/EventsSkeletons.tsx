import { useIntl } from 'react-intl';
import { EventCardSkeleton } from '../../shared/events/EventCardSkeleton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

export function UpcomingSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'events.loading' })}>
      <EventCardSkeleton />
    </SkeletonRegion>
  );
}

export function PastSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'events.loading' })}>
      <Skeleton width="30%" height={24} />
      <Skeleton width="80%" height={52} />
      <RowsSkeleton rows={5} />
    </SkeletonRegion>
  );
}

/** Rows of past events, each as high as a row. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Card flush>
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className="list-item">
          <Skeleton height={60} />
        </div>
      ))}
    </Card>
  );
}
