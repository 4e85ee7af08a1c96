import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './EventCardSkeleton.module.css';

/** As large as an event's card. */
export function EventCardSkeleton() {
  return (
    <div className={styles['card']}>
      <Skeleton height={352} look="card" />
    </div>
  );
}
