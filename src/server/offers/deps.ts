import { doubling } from '../../domain/helpers/doubling.ts';
import type { Deps } from '../platform/context.ts';

export type OfferDeps = Pick<
  Deps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'db'
  | 'jobs'
  | 'log'
  | 'newId'
  | 'notify'
  | 'outbound'
  | 'partners'
  | 'secrets'
>;

export const JOBS = {
  claim: 'offers.claim',
  payment: 'offers.payment',
  settle: 'offers.settle',
  adopt: 'offers.adopt',
  news: 'offers.news',
  detach: 'offers.detach',
} as const;

/** Where the card service sends its webhooks, relative to the API's prefix. */
export const CARD_WEBHOOK = '/webhooks/cards';

/** Where the card service's page sends the member back to. Source: NAV-47, MKT-14. */
export const RETURN_PAGES = { payment: '/stripe/checkout/payment', setup: '/stripe/checkout/setup' } as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const TIMING = {
  /** Deadline of a call to the card service, which may still act on it afterwards. */
  callMs: 5_000,
  /** The card service keeps its page open at least and at most this long. */
  leastOpenMs: 30 * minute,
  mostOpenMs: day,
  /** Product: how often an open page is checked, in case a webhook is lost. */
  pollMs: 10 * minute,
  /** Product: when a payment whose call was lost is retried. */
  againMs: 2 * minute,
  /** Product: when a device that has not arrived by its reminder is checked again. */
  lookAgainMs: day,
  dayMs: day,
  hourMs: hour,
} as const;

/** Product: the delay after this many unanswered calls in a row: a minute, doubling to at most six hours. */
export function backOff(silences: number): number {
  return doubling(silences, minute, 6 * hour);
}
