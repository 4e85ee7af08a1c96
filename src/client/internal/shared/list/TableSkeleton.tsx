import { Skeleton } from '../../../ui/Skeleton.tsx';

export function TableSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height={420} look="card" />
    </div>
  );
}
