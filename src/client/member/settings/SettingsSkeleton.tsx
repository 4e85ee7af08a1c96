import { useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { useIsWide } from '../../ui/useIsWide.ts';
import styles from './settings.module.css';

/** As high as the loaded content. */
export function SettingsSkeleton({ isIndex }: { readonly isIndex: boolean }) {
  const label = useIntl().formatMessage({ id: 'settings.loading' });
  const isWide = useIsWide();
  const index = (
    <>
      <Skeleton width="60%" height={80} />
      <Skeleton height={600} look="card" />
    </>
  );
  const section = (
    <>
      <Skeleton width="60%" height={29} />
      <Skeleton height={300} look="card" />
    </>
  );
  if (!isWide) return <SkeletonRegion label={label}>{isIndex ? index : section}</SkeletonRegion>;
  return (
    <div className={cx('columns', styles['split'])}>
      <SkeletonRegion label={label}>{index}</SkeletonRegion>
      <div className="stack">{section}</div>
    </div>
  );
}
