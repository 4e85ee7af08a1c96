import type { OrderStep } from '../orders/orderRules.ts';

/** What a state of the payout provider means for us. */
interface ProviderState {
  /** The webhook events that announce it, after `PAYMENT.`. */
  readonly events: readonly string[];
  /** Where the order is then. */
  readonly step: Extract<OrderStep, 'accepted' | 'fulfilled' | 'failed'>;
  /** Why it failed; null: it didn't. */
  readonly failure: 'refused' | 'blocked' | 'unclaimed' | 'returned' | null;
  /** Its letter in the provider's list of transactions. */
  readonly listed: 'P' | 'S' | 'D' | 'V';
}

/**
 * All states of a payout's item, by the provider's names. Source: PayPal Payouts, "transaction_status" of an item and
 * "Payouts webhook event names"; the letters: PayPal Transaction Search, "transaction_status".
 */
export const ITEM_STATES = {
  PENDING: { events: [], step: 'accepted', failure: null, listed: 'P' },
  ONHOLD: { events: ['PAYOUTS-ITEM.HELD'], step: 'accepted', failure: null, listed: 'P' },
  UNCLAIMED: { events: ['PAYOUTS-ITEM.UNCLAIMED'], step: 'accepted', failure: null, listed: 'P' },
  SUCCESS: { events: ['PAYOUTS-ITEM.SUCCEEDED'], step: 'fulfilled', failure: null, listed: 'S' },
  FAILED: {
    events: ['PAYOUTS-ITEM.FAILED', 'PAYOUTS-ITEM.DENIED'],
    step: 'failed',
    failure: 'refused',
    listed: 'D',
  },
  BLOCKED: { events: ['PAYOUTS-ITEM.BLOCKED'], step: 'failed', failure: 'blocked', listed: 'D' },
  RETURNED: {
    events: ['PAYOUTS-ITEM.RETURNED', 'PAYOUTS-ITEM.CANCELED'],
    step: 'failed',
    failure: 'unclaimed',
    listed: 'V',
  },
  REFUNDED: { events: ['PAYOUTS-ITEM.REFUNDED'], step: 'failed', failure: 'returned', listed: 'V' },
  REVERSED: { events: [], step: 'failed', failure: 'returned', listed: 'V' },
} as const satisfies Readonly<Record<string, ProviderState>>;
export type ItemState = keyof typeof ITEM_STATES;

/** All states of a batch: what its item is while it has no state of its own; null: the item says. */
export const BATCH_STATES = {
  PENDING: { events: [], item: null },
  PROCESSING: { events: ['PAYOUTSBATCH.PROCESSING'], item: null },
  SUCCESS: { events: ['PAYOUTSBATCH.SUCCESS'], item: null },
  DENIED: { events: ['PAYOUTSBATCH.DENIED'], item: 'FAILED' },
  CANCELED: { events: [], item: 'FAILED' },
} as const satisfies Readonly<
  Record<string, { readonly events: readonly string[]; readonly item: ItemState | null }>
>;
export type BatchState = keyof typeof BATCH_STATES;

/** The webhook events that announce a state. */
export const PAYOUT_EVENTS: readonly string[] = [
  ...Object.values(ITEM_STATES),
  ...Object.values(BATCH_STATES),
]
  .flatMap(({ events }): readonly string[] => events)
  .map((event) => `PAYMENT.${event}`);

export const isItemState = (state: unknown): state is ItemState =>
  typeof state === 'string' && Object.hasOwn(ITEM_STATES, state);

/** What an item means, by its own state or else by its batch's; null: neither says anything yet. */
export function itemMeaning(state: unknown, batch: unknown): ProviderState | null {
  if (isItemState(state)) return ITEM_STATES[state];
  const item =
    typeof batch === 'string' && Object.hasOwn(BATCH_STATES, batch)
      ? BATCH_STATES[batch as BatchState].item
      : null;
  return item === null ? null : ITEM_STATES[item];
}
