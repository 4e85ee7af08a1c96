import { ITEM_STATES } from '../../domain/cashout/providerStates.ts';
import type { PayoutBatch } from './types.ts';

type Body = Record<string, unknown>;

const link = (base: string, path: string): Body => ({
  href: `${base}/v1/payments/${path}`,
  rel: 'self',
  method: 'GET',
});

export const batchLink = (base: string, { id }: PayoutBatch): Body => link(base, `payouts/${id}`);

/** An item as the provider words it. */
export function itemAnswer(base: string, { id: batchId, item }: PayoutBatch): Body {
  const { id, transactionId, senderItemId, receiver, value, currency, state, changedAt } = item;
  return {
    payout_item_id: id,
    transaction_id: transactionId,
    transaction_status: state,
    payout_batch_id: batchId,
    payout_item_fee: { currency, value: '0.00' },
    payout_item: {
      recipient_type: 'EMAIL',
      amount: { currency, value },
      receiver,
      sender_item_id: senderItemId,
    },
    time_processed: changedAt,
    links: [link(base, `payouts-item/${id}`)],
  };
}

/** A batch as the provider words it; `withItems`: as it is read, not as it is made. */
export function batchAnswer(base: string, batch: PayoutBatch, withItems: boolean): Body {
  const { id, senderBatchId, emailSubject, madeAt, state, item } = batch;
  const header = {
    payout_batch_id: id,
    batch_status: state,
    sender_batch_header: { sender_batch_id: senderBatchId, email_subject: emailSubject },
  };
  if (!withItems) return { batch_header: header, links: [batchLink(base, batch)] };
  return {
    batch_header: {
      ...header,
      time_created: madeAt,
      amount: { currency: item.currency, value: item.value },
      fees: { currency: item.currency, value: '0.00' },
    },
    items: [itemAnswer(base, batch)],
    total_items: 1,
    total_pages: 1,
    links: [batchLink(base, batch)],
  };
}

/** A payment in the provider's list of transactions; money that leaves is negative. */
export function transactionAnswer({ madeAt, senderBatchId, item }: PayoutBatch): Body {
  return {
    transaction_info: {
      transaction_id: item.transactionId,
      transaction_event_code: 'T0001',
      transaction_initiation_date: madeAt,
      transaction_updated_date: item.changedAt,
      transaction_amount: { currency_code: item.currency, value: `-${item.value}` },
      transaction_status: ITEM_STATES[item.state].listed,
      custom_field: item.senderItemId,
      invoice_id: senderBatchId,
    },
  };
}
