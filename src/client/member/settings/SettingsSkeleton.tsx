import { useIntl } from 'react-intl';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** As high as the loaded content. */
export function SettingsSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'settings.loading' })}>
      <Skeleton width="60%" height={80} />
      <Skeleton height={236} look="card" />
      <Skeleton height={300} look="card" />
      <Skeleton height={420} look="card" />
    </SkeletonRegion>
  );
}
