import { doubling } from '../../domain/helpers/doubling.ts';
import type { Deps } from '../platform/context.ts';

/** What orders need handed in. */
export type OrderDeps = Pick<
  Deps,
  'brands' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'newId' | 'notify' | 'outbound' | 'partners'
>;

export const JOBS = { fulfil: 'orders.fulfil', adopt: 'orders.adopt' } as const;

/** Below the API's prefix. */
export const WEBHOOK_PATH = '/webhooks/shop';

const minute = 60_000;
const hour = 60 * minute;

export const TIMING = {
  /** How long the shop is waited for; its answer may still come about there. */
  callMs: 5_000,
  /** Product: between two looks at an order, in case a webhook is lost. */
  pollMs: 6 * hour,
  /** Product: when an order is looked after again whose job came to nothing. */
  againMs: 5 * minute,
} as const;

/** Product: the next try after so many silences in a row: a minute, then twice as long each time, at most six hours. */
export function backOff(silences: number): number {
  return doubling(silences, minute, TIMING.pollMs);
}
