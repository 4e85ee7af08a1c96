import { useIntl } from 'react-intl';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** The offer with its link, the friends and the leaderboard. */
export function InviteSkeleton() {
  const intl = useIntl();
  return (
    <>
      <div className="columns-whole">
        <SkeletonRegion label={intl.formatMessage({ id: 'invite.loading' })}>
          <Skeleton height={264} look="card" />
        </SkeletonRegion>
      </div>
      <Skeleton height={320} look="card" />
      <Skeleton height={320} look="card" />
    </>
  );
}
