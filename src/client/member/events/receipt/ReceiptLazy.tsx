import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import type { loader } from '../eventLoader.ts';
import { eventReceipt, oneEvent } from '../eventQueries.ts';
import { Receipt } from './Receipt.tsx';

/** The receipt of the open event's settled result. */
export function ReceiptLazy() {
  return (
    <PartBoundary>
      <ReceiptOfEvent />
    </PartBoundary>
  );
}

function ReceiptOfEvent() {
  const app = useApp();
  const { id } = useScreenData<typeof loader>();
  const { data: event } = useSuspenseRestQuery(oneEvent(app, id));
  const { data: answer } = useSuspenseRestQuery(eventReceipt(app, id));
  return answer === null ? null : <Receipt answer={answer} timeZone={event.time_zone} />;
}
