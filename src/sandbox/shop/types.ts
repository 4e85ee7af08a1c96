/** `returned`: the parcel came back. */
export const SHOP_STATES = ['accepted', 'shipped', 'delivered', 'returned', 'failed', 'cancelled'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** The same key with another request is refused. */
export interface ShopRequest {
  readonly sku: string;
  readonly quantity: number;
  readonly shipTo: Readonly<Record<string, string>>;
  readonly webhookUrl: string;
}

export interface ShopOrder {
  /** The buyer's key. */
  readonly key: string;
  /** The shop's own number. */
  readonly number: string;
  /** null: cancelled by its key before it arrived. */
  readonly request: ShopRequest | null;
  state: ShopState;
  /** Why it failed. */
  reason: string | null;
  tracking: { readonly carrier: string; readonly number: string } | null;
  changedAt: string;
  /** Counts its changes. */
  sequence: number;
}
