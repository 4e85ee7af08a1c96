import { HomeQueuePage } from './HomeQueuePage.tsx';

/** `/internal/queues/forms` */
export default function FormsQueueScreen() {
  return <HomeQueuePage queue="forms" />;
}
