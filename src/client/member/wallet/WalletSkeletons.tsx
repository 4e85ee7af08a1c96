import { useIntl } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** The wallet's two columns, each part as high as its content. */
export function WalletSkeleton() {
  const intl = useIntl();
  return (
    <>
      <SkeletonRegion label={intl.formatMessage({ id: 'wallet.loading' })}>
        <Skeleton height={132} look="card" />
        <Skeleton height={330} look="card" />
      </SkeletonRegion>
      <div className="stack">
        <Skeleton width="40%" height={40} />
        <RowsSkeleton rows={5} />
      </div>
    </>
  );
}

/** Rows of movements, each as high as a row. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Card flush>
      {Array.from({ length: rows }, (_row, index) => (
        <div key={index} className="list-item">
          <Skeleton height={44} />
        </div>
      ))}
    </Card>
  );
}
