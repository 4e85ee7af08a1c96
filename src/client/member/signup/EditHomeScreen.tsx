import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { EditHome } from './EditHome.tsx';

/** `/signup/zip_code?edit=true` and `/signup/utility?edit=true`: a member's home and the utility that serves it. */
export default function EditHomeScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'signup.edit.title' }));
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <SkeletonRegion label={intl.formatMessage({ id: 'signup.edit.loading' })}>
            <Skeleton width="70%" height={29} />
            <Skeleton height={340} look="card" />
          </SkeletonRegion>
        }
      >
        <EditHome />
      </Suspense>
    </PartBoundary>
  );
}
