import type { GiftOrder } from './types.ts';

/** Dogwood's file of a day is complete at this hour, UTC. */
const READY_HOUR = 5;
const DAY_MS = 86_400_000;

/** The file in which a line booked at this instant comes: the next day's, YYYY-MM-DD. */
export const fileDate = (bookedAt: string): string =>
  new Date(Date.parse(bookedAt) + DAY_MS).toISOString().slice(0, 10);

/** Epoch milliseconds. */
export const fileReadyAt = (date: string): number => Date.parse(`${date}T00:00:00Z`) + READY_HOUR * 3_600_000;

/** The day of the file that has a finished line; for an open one, the day it is expected. */
export const lineFileDate = ({ state, changedAt, madeAt }: GiftOrder): string =>
  state === 'done' ? changedAt.slice(0, 10) : fileDate(madeAt);

/** A day's file of finished lines, as CSV with semicolons. */
export function nightlyFile(orders: readonly GiftOrder[], date: string): string {
  const lines = orders.flatMap((order) =>
    order.service === 'dogwood' && order.code !== null && lineFileDate(order) === date
      ? [[order.key, order.number, order.code.code, order.code.goodThrough].join(';')]
      : [],
  );
  return ['line_ref;line_no;voucher;valid_until', ...lines, ''].join('\r\n');
}
