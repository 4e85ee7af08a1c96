/** A page of the hosted checkout. Times are ISO 8601. */
export interface CheckoutSession {
  readonly id: string;
  readonly mode: 'payment' | 'setup';
  readonly reference: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Where events about it are sent; null: nowhere. */
  readonly webhookUrl: string | null;
  readonly title: string;
  /** Whole minor units. */
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  customer: string | null;
  readonly createsCustomer: boolean;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  paymentIntent: string | null;
  /** The card that paid or was saved. */
  paymentMethod: string | null;
  refundId: string | null;
}

export interface PaymentMethod {
  readonly id: string;
  /** null: detached, or never saved. */
  customer: string | null;
  readonly kind: string;
  readonly lastDigits: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** What a repeat of the key answers. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly objectId: string;
}

export interface CardsState {
  sessions: Record<string, CheckoutSession>;
  methods: Record<string, PaymentMethod>;
  /** By idempotency key. */
  keys: Record<string, KeptAnswer>;
  /** The card is refused at the next visit, whichever it is. */
  refusing: boolean;
}

export const emptyCards = (): CardsState => ({ sessions: {}, methods: {}, keys: {}, refusing: false });
