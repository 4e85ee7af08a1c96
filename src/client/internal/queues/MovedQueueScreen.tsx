import { HomeQueuePage } from './HomeQueuePage.tsx';

/** `/internal/queues/moved` */
export default function MovedQueueScreen() {
  return <HomeQueuePage queue="moved" />;
}
