import { doubling } from '../../domain/helpers/doubling.ts';
import type { OrderKind } from '../../domain/orders/orderKinds.ts';
import { DEFAULT_ORDER_PROMISES, promiseFrom } from '../../domain/orders/promise.ts';
import type { OrderService } from '../../domain/rewards/catalogue.ts';
import type { Deps } from '../platform/context.ts';

export type OrderDeps = Pick<
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

/** What placing an order needs. */
export type Placers = Pick<OrderDeps, 'brands' | 'clock' | 'jobs' | 'newId' | 'notify'>;

/** What moving an order needs. */
export type Movers = Pick<OrderDeps, 'brands' | 'clock' | 'jobs' | 'notify' | 'secrets'>;

/** When an order of the brand that begins at `from` has to be delivered. */
export const promiseOf = (
  { brands }: Pick<OrderDeps, 'brands'>,
  { brand, kind }: { readonly brand: string; readonly kind: OrderKind },
  from: Date,
): Date => promiseFrom(kind, brands.byId(brand)?.config.orderPromiseDays ?? DEFAULT_ORDER_PROMISES, from);

export const JOBS = {
  fulfil: 'orders.fulfil',
  adopt: 'orders.adopt',
  compare: 'orders.compare',
  /** Of the rewards: a promo code's order was cancelled. */
  cancelled: 'orders.cancelled',
  /** Of the wheel: a prize's order was cancelled. */
  prizeCancelled: 'orders.prize-cancelled',
  /** Of the offers: what a card paid of a delivered order goes back. */
  cardBack: 'orders.card-back',
} as const;

/** Where a service sends its webhooks, relative to the API's prefix. */
export const webhookPath = (service: OrderService): string => `/webhooks/${service}`;

const minute = 60_000;
const hour = 60 * minute;

export const TIMING = {
  /** Deadline of a call; the service may still act on it afterwards. */
  callMs: 5_000,
  /** Product: how long a payout is repeated. The provider refuses a known id for 30 days, and pays it again later. */
  repeatMs: 25 * 24 * hour,
  /** Product: poll interval of an order, in case a webhook is lost. */
  pollMs: 6 * hour,
  /** Product: when an order whose job failed is retried. */
  againMs: 5 * minute,
} as const;

/** Product: the delay after this many unanswered calls in a row: a minute, doubling to at most six hours. */
export function backOff(silences: number): number {
  return doubling(silences, minute, TIMING.pollMs);
}
