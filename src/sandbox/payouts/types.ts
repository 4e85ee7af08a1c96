import type { BatchState, ItemState } from '../../domain/cashout/providerStates.ts';

/** What every new batch is refused with, in the provider's names. */
export const PAYOUT_REFUSALS = ['INSUFFICIENT_FUNDS', 'RECEIVER_UNCONFIRMED', 'VALIDATION_ERROR'] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

export interface PayoutItem {
  readonly id: string;
  readonly transactionId: string;
  readonly senderItemId: string;
  readonly receiver: string;
  /** "12.50" */
  readonly value: string;
  readonly currency: string;
  state: ItemState;
  changedAt: string;
}

/** A batch with one item: all that the product sends. */
export interface PayoutBatch {
  readonly id: string;
  readonly clientId: string;
  readonly senderBatchId: string;
  readonly emailSubject: string;
  readonly madeAt: string;
  state: BatchState;
  readonly item: PayoutItem;
}

export interface RegisteredWebhook {
  readonly id: string;
  readonly clientId: string;
  readonly url: string;
}

/** A W-9 under check. Only the last four digits are kept. */
export interface W9Check {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly lastFour: string;
  readonly callbackUrl: string;
  readonly madeAt: string;
  status: 'PROCESSING' | 'VALID' | 'INVALID';
}

export interface PayoutsState {
  /** By batch id. */
  batches: Record<string, PayoutBatch>;
  webhooks: RegisteredWebhook[];
  refusing: PayoutRefusal | null;
  /** By our reference. */
  checks: Record<string, W9Check>;
}

export const emptyPayouts = (): PayoutsState => ({ batches: {}, webhooks: [], refusing: null, checks: {} });
