import type { OrderService } from '../rewards/catalogue.ts';

/** Source: rewards, "One model: an order". */
export const ORDER_STATES = ['placed', 'accepted', 'fulfilled', 'failed', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** A parcel's state as the shop reports it; null before acceptance, and for orders without a parcel. */
export const SHIPPING_STATES = ['accepted', 'shipped', 'delivered'] as const;
export type ShippingState = (typeof SHIPPING_STATES)[number];

export interface OrderProgress {
  readonly state: OrderState;
  readonly shipping: ShippingState | null;
}

/** The order's state, with "accepted" split by whether the parcel has left. */
export type OrderStep = 'placed' | 'accepted' | 'shipped' | 'fulfilled' | 'failed' | 'refunded';

/**
 * Allowed transitions. Steps may be skipped, because a partner's reports can be lost or overtake each other;
 * only a retry by staff goes backwards.
 */
export const NEXT_STEPS: Readonly<Record<OrderStep, readonly OrderStep[]>> = {
  placed: ['accepted', 'shipped', 'fulfilled', 'failed', 'refunded'],
  accepted: ['shipped', 'fulfilled', 'failed', 'refunded'],
  shipped: ['fulfilled', 'failed'],
  fulfilled: [],
  failed: ['placed', 'refunded'],
  refunded: [],
};

/** How each step is stored. */
export const STEP_PROGRESS: Readonly<Record<OrderStep, OrderProgress>> = {
  placed: { state: 'placed', shipping: null },
  accepted: { state: 'accepted', shipping: 'accepted' },
  shipped: { state: 'accepted', shipping: 'shipped' },
  fulfilled: { state: 'fulfilled', shipping: 'delivered' },
  failed: { state: 'failed', shipping: null },
  refunded: { state: 'refunded', shipping: null },
};

/** Whether its end is still to come, without staff. */
export const isOpen = ({ state }: Pick<OrderProgress, 'state'>): boolean =>
  state === 'placed' || state === 'accepted';

export function orderStep({ state, shipping }: OrderProgress): OrderStep {
  return state === 'accepted' && shipping === 'shipped' ? 'shipped' : state;
}

/** The order's state after a step; null when the step is known or outdated. */
export function afterStep(progress: OrderProgress, step: OrderStep): OrderProgress | null {
  return NEXT_STEPS[orderStep(progress)].includes(step) ? STEP_PROGRESS[step] : null;
}

export const ORDER_WAITS = [
  'ADDRESS',
  'SHOP',
  'SHIPPING',
  'DELIVERY',
  'PARTNER',
  'STAFF',
  'REVIEW',
  'NEW_DESTINATION',
  'HOLD',
  'CLAIM',
] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];

/** How an order reaches the member: as a parcel, whose address is there or not, or without one. */
export type Delivery = 'parcel' | 'parcel-without-address' | 'no-parcel';

/** Who delivers an order, and where to. */
export interface ParcelOrder {
  readonly service: OrderService;
  readonly address: object | null;
}

/** Whether an order is a parcel, which needs an address. */
export const isParcel = ({ service }: Pick<ParcelOrder, 'service'>): boolean => service === 'shop';

export const lacksAddress = (order: ParcelOrder): boolean => isParcel(order) && order.address === null;

/** What the order waits for; null when it is final. */
export function awaited(progress: OrderProgress, delivery: Delivery): OrderWait | null {
  switch (orderStep(progress)) {
    case 'placed':
      return delivery === 'no-parcel' ? 'PARTNER' : delivery === 'parcel' ? 'SHOP' : 'ADDRESS';
    case 'accepted':
      return delivery === 'no-parcel' ? 'PARTNER' : 'SHIPPING';
    case 'shipped':
      return 'DELIVERY';
    case 'failed':
      return 'STAFF';
    case 'fulfilled':
    case 'refunded':
      return null;
  }
}

/** What holds a payout back before and after it was sent. */
export interface PayoutHold {
  readonly state: OrderState;
  /** Staff have to review it first. */
  readonly isInReview: boolean;
  /** The member's or the whole brand's payouts are on hold. */
  readonly isOnHold: boolean;
  /** It leaves no sooner; null: immediately. */
  readonly notBefore: Date | null;
  /** The provider waits for the recipient to claim it. */
  readonly isUnclaimed: boolean;
}

/** Why a payout waits for something else than the provider; null: it doesn't. */
export function payoutWait(
  { state, isInReview, isOnHold, notBefore, isUnclaimed }: PayoutHold,
  now: Date,
): OrderWait | null {
  if (state === 'accepted' && isUnclaimed) return 'CLAIM';
  if (state !== 'placed') return null;
  if (isInReview) return 'REVIEW';
  if (isOnHold) return 'HOLD';
  return notBefore !== null && notBefore > now ? 'NEW_DESTINATION' : null;
}

/**
 * What a payout that was over becomes when the provider reports another state later; null: nothing new. Money can come
 * back after it was paid, and arrive after it came back.
 */
export function lateStep(state: OrderState, reported: OrderStep): 'refunded' | 'fulfilled' | null {
  if (state === 'fulfilled' && reported === 'failed') return 'refunded';
  return state === 'refunded' && reported === 'fulfilled' ? 'fulfilled' : null;
}

/** Whether staff may retry. */
export const mayRetry = (progress: OrderProgress): boolean =>
  NEXT_STEPS[orderStep(progress)].includes('placed');

/** What a refund or a replacement of an order depends on. */
export interface DeliveredOrder extends OrderProgress {
  readonly service: OrderService;
  readonly priceWatts: number;
  readonly cardHundredths: number;
  /** The order that was sent in its place; null: none. */
  readonly replacedBy: string | null;
}

/**
 * Whether staff may give back what a delivered order cost, the card's part too: a code that doesn't work, a parcel that never
 * came. Payouts come back from the provider.
 */
export const mayRefund = ({
  state,
  service,
  priceWatts,
  cardHundredths,
  replacedBy,
}: DeliveredOrder): boolean =>
  state === 'fulfilled' &&
  service !== 'payouts' &&
  (priceWatts > 0 || cardHundredths > 0) &&
  replacedBy === null;

/**
 * Whether staff may send a replacement: of a code that was delivered and never reached the member or doesn't work, of a
 * parcel that is lost. What failed is tried again instead, and money is refunded. What was sent in its place counts as the order.
 */
export const mayReplace = ({
  service,
  replacedBy,
  ...progress
}: Pick<DeliveredOrder, 'state' | 'shipping' | 'service' | 'replacedBy'>): boolean =>
  ['fulfilled', 'shipped'].includes(orderStep(progress)) &&
  service !== 'payouts' &&
  service !== 'donations' &&
  replacedBy === null;

/** What a replacement is worth, in points: the highest of what its order cost or is worth. */
export const replacementWorth = (
  {
    pricePoints,
    worthPoints,
    valueHundredths,
    cardHundredths,
  }: {
    readonly pricePoints: number;
    readonly worthPoints: number | null;
    readonly valueHundredths: number | null;
    readonly cardHundredths: number;
  },
  /** Points that make one unit of the currency; null: they have no money value. */
  pointsPerUnit: number | null,
): number => {
  const toPoints = (hundredths: number): number =>
    pointsPerUnit === null ? 0 : Math.ceil((hundredths * pointsPerUnit) / 100);
  return Math.max(pricePoints + toPoints(cardHundredths), worthPoints ?? 0, toPoints(valueHundredths ?? 0));
};

/** Whether staff may cancel: not once the parcel has left. */
export const mayCancel = (progress: OrderProgress): boolean =>
  NEXT_STEPS[orderStep(progress)].includes('refunded');
