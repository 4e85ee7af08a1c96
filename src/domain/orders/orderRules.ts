/** Where an order stands. Source: rewards, "One model: an order". */
export const ORDER_STATES = ['placed', 'accepted', 'fulfilled', 'failed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Where a parcel is, as the shop tells it; null before the shop accepted the order, and for orders without a parcel. */
export const SHIPPING_STATES = ['accepted', 'shipped', 'delivered'] as const;
export type ShippingState = (typeof SHIPPING_STATES)[number];

export interface OrderStanding {
  readonly state: OrderState;
  readonly shipping: ShippingState | null;
}

/** One step of an order: the state, with "accepted" split by whether the parcel has left. */
export type OrderStep = 'placed' | 'accepted' | 'shipped' | 'fulfilled' | 'failed' | 'refunded';

/**
 * Which step may follow which. Steps may be left out, because a partner's news can be lost or overtake each other; nothing leads
 * backwards but a new attempt after a failure, which staff begin.
 */
export const NEXT_STEPS: Readonly<Record<OrderStep, readonly OrderStep[]>> = {
  placed: ['accepted', 'shipped', 'fulfilled', 'failed', 'refunded'],
  accepted: ['shipped', 'fulfilled', 'failed', 'refunded'],
  shipped: ['fulfilled', 'failed'],
  fulfilled: [],
  failed: ['placed', 'refunded'],
  refunded: [],
};

/** How each step is written down. */
export const STANDINGS: Readonly<Record<OrderStep, OrderStanding>> = {
  placed: { state: 'placed', shipping: null },
  accepted: { state: 'accepted', shipping: 'accepted' },
  shipped: { state: 'accepted', shipping: 'shipped' },
  fulfilled: { state: 'fulfilled', shipping: 'delivered' },
  failed: { state: 'failed', shipping: null },
  refunded: { state: 'refunded', shipping: null },
};

export function orderStep({ state, shipping }: OrderStanding): OrderStep {
  return state === 'accepted' && shipping === 'shipped' ? 'shipped' : state;
}

/** Where an order stands after a step; null when the step changes nothing: it is known already, or older than what is known. */
export function afterStep(standing: OrderStanding, step: OrderStep): OrderStanding | null {
  return NEXT_STEPS[orderStep(standing)].includes(step) ? STANDINGS[step] : null;
}

/** What an order waits for. */
export const ORDER_WAITS = ['ADDRESS', 'SHOP', 'SHIPPING', 'DELIVERY', 'STAFF'] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];

/** What is awaited; null when the order has come to its end. */
export function awaited(standing: OrderStanding, hasAddress: boolean): OrderWait | null {
  switch (orderStep(standing)) {
    case 'placed':
      return hasAddress ? 'SHOP' : 'ADDRESS';
    case 'accepted':
      return 'SHIPPING';
    case 'shipped':
      return 'DELIVERY';
    case 'failed':
      return 'STAFF';
    case 'fulfilled':
    case 'refunded':
      return null;
  }
}

/** Whether staff may begin another attempt. */
export const mayRetry = (standing: OrderStanding): boolean =>
  NEXT_STEPS[orderStep(standing)].includes('placed');

/** Whether staff may cancel it: not once the parcel has left. */
export const mayCancel = (standing: OrderStanding): boolean =>
  NEXT_STEPS[orderStep(standing)].includes('refunded');
