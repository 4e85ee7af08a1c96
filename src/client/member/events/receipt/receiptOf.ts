import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import type { RealTimeReceipt } from '../../../../domain/settlement/realTime.ts';
import type { PendingReceipt, SettledReceipt } from '../../../../domain/settlement/receipt.ts';

export type AnyReceipt = SettledReceipt | PendingReceipt | RealTimeReceipt;

/** The receipt as the domain has it: the contract carries it whole, and names nothing of it but its version. */
export function receiptOf({ receipt }: EventReceipt): AnyReceipt {
  return receipt as AnyReceipt;
}
