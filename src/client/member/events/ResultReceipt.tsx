import { Suspense } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useApp } from '../../platform/screen/app.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { eventReceipt } from './eventQueries.ts';
import { Receipt } from './receipt/Receipt.tsx';

/** How a settled result came about. */
export function ResultReceipt({ event }: { readonly event: EnergyEvent }) {
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton height={420} look="card" />}>
        <ReceiptOf event={event} />
      </Suspense>
    </PartBoundary>
  );
}

function ReceiptOf({ event }: { readonly event: EnergyEvent }) {
  const app = useApp();
  const { data } = useSuspenseQuery(eventReceipt(app, event.id));
  return data === null ? null : <Receipt answer={data} timeZone={event.time_zone} />;
}
