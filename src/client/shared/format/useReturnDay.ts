import type { OrderKind } from '../../../domain/orders/orderKinds.ts';
import { promiseFrom } from '../../../domain/orders/promise.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from './useFormats.ts';

/** "on June 3", within a sentence: when the points of an order that is placed now come back if it doesn't arrive. */
export function useReturnDay(kind: OrderKind): string {
  const { brand, zone } = useApp();
  const { onDay } = useFormats();
  const now = useNow(60_000);
  const at = promiseFrom(kind, brand.orderPromiseDays, new Date(now));
  return onDay({ startsAt: at, endsAt: at, timeZone: zone }, now);
}
