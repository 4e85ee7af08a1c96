import type { TheirOrder } from '../../domain/orders/compareOrders.ts';
import type { OrderStep } from '../../domain/orders/orderRules.ts';
import type { PostalAddress } from '../../domain/session/postalAddress.ts';
import type { OrderDeps } from './deps.ts';
import type { OrderFailure } from './tables.ts';

/** The secret of a gift card or coupon. */
export interface OrderCode {
  readonly code: string;
  readonly pin: string | null;
  readonly expiresAt: Date | null;
}

/** An order's state at its fulfilment service. */
export interface FulfilmentNews {
  readonly step: OrderStep;
  readonly number: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly failure: OrderFailure | null;
  /** A gift card's or coupon's code, once the service has it. */
  readonly code: OrderCode | null;
  /** The service's own word, where members need to know it. */
  readonly partnerState: string | null;
  /** When the service wants the next request, in milliseconds; null: any time. */
  readonly readAfterMs: number | null;
}

/**
 * The result of a call: the order's state; a refusal; that the service knows no such order; or silence, after which the
 * outcome is unknown and the call is repeated.
 */
export type FulfilmentAnswer =
  | { readonly kind: 'news'; readonly status: number; readonly news: FulfilmentNews }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string;
      readonly failure: OrderFailure;
    }
  | { readonly kind: 'unknown'; readonly status: number }
  | { readonly kind: 'silent'; readonly why: string };

export interface FulfilmentOrder {
  /** Idempotency key. */
  readonly key: string;
  /** The service's article number, or our name for it. */
  readonly item: string;
  readonly quantity: number;
  readonly recipient: string;
  /** Only parcels have one. */
  readonly address: PostalAddress | null;
  readonly value: { readonly hundredths: number; readonly currency: string } | null;
  readonly webhookUrl: string;
  /** Where money is sent; null: no money is sent. */
  readonly destination: string | null;
}

/** An order at its service. */
export interface OrderReference {
  /** Our key. */
  readonly key: string;
  /** The service's number; null: not known yet. */
  readonly number: string | null;
  /** When it was first sent there; null: never. */
  readonly askedAt: Date | null;
}

export interface Fulfiller {
  place(order: FulfilmentOrder): Promise<FulfilmentAnswer>;
  read(order: OrderReference): Promise<FulfilmentAnswer>;
  cancel(order: OrderReference): Promise<FulfilmentAnswer>;
  /** All orders of ours that changed there since then. Throws PartnerFault. Absent: they are compared elsewhere. */
  list?(since: Date): Promise<readonly TheirOrder[]>;
}

export type FulfillerDeps = Pick<OrderDeps, 'clock' | 'outbound' | 'partners'>;
