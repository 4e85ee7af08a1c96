import type { OrderRow } from './store.ts';

/** The order's idempotency key at its fulfilment service: its id, with a number from the second attempt on. */
export const partnerKey = ({ id, attempt }: Pick<OrderRow, 'id' | 'attempt'>): string =>
  attempt === 1 ? id : `${id}-${attempt}`;
