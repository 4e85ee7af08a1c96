/** Services that fulfil what needs no parcel: four of gift cards and coupons, and one that takes donations. */
export const GIFT_SERVICES = ['alder', 'birch', 'cedar', 'dogwood', 'donations'] as const;
export type GiftService = (typeof GIFT_SERVICES)[number];

/** `pending`: accepted, but the code is not there yet. Each service has words of its own for these. */
export type GiftState = 'pending' | 'done' | 'refused' | 'withdrawn';

export const GIFT_REFUSALS = ['out_of_stock', 'invalid_amount', 'unknown_article'] as const;
export type GiftRefusal = (typeof GIFT_REFUSALS)[number];

/** The same key with another request is refused. */
export interface GiftRequest {
  readonly article: string;
  /** Whole minor units; null: the article's own value. */
  readonly amount: { readonly minor: number; readonly currency: string } | null;
  /** Only where the service sends webhooks. */
  readonly webhookUrl: string | null;
}

export interface GiftCode {
  readonly code: string;
  readonly pin: string | null;
  /** Last day, YYYY-MM-DD. */
  readonly goodThrough: string;
}

export interface GiftOrder {
  readonly service: GiftService;
  /** The buyer's key. */
  readonly key: string;
  /** The service's own number. */
  readonly number: string;
  /** null: withdrawn by its key before it arrived. */
  readonly request: GiftRequest | null;
  readonly madeAt: string;
  state: GiftState;
  reason: GiftRefusal | null;
  code: GiftCode | null;
  changedAt: string;
}

export interface GiftsState {
  /** By service and buyer's key, with a slash between. */
  orders: Record<string, GiftOrder>;
  /** What a service refuses every new order with. */
  refusing: Partial<Record<GiftService, GiftRefusal | null>>;
}

export const emptyGifts = (): GiftsState => ({ orders: {}, refusing: {} });
