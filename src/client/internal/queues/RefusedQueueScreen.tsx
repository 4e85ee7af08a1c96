import { HomeQueuePage } from './HomeQueuePage.tsx';

/** `/internal/queues/refused` */
export default function RefusedQueueScreen() {
  return <HomeQueuePage queue="refused" />;
}
