import type { IsOn } from './features.ts';

export type PaymentTransfer = 'off' | 'monthly-limit' | 'no-limit';

/** Cashing out to the payment provider; the unlimited key wins. Source: SES-25. */
export function paymentTransfer(isOn: IsOn): PaymentTransfer {
  if (isOn('wallet_transfer_payment_no_limit')) return 'no-limit';
  return isOn('wallet_transfer_payment_monthly_limit') ? 'monthly-limit' : 'off';
}
