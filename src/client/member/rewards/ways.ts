import type { FeatureKey } from '../../../domain/features/featureKeys.ts';
import { paymentTransfer } from '../../../domain/features/features.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';

/** Types of reward that are not ordered from the catalogue. */
export type Way = 'CASH' | 'WHEEL';

/** Where each leads, and the features any of which opens it. Source: MKT-02, SES-23 to SES-25. */
export const WAYS: Readonly<Record<Way, { readonly to: string; readonly features: readonly FeatureKey[] }>> =
  {
    CASH: {
      to: paths.walletCashout(),
      features: [
        'wallet_transfer_payment_monthly_limit',
        'wallet_transfer_payment_no_limit',
        'wallet_transfer_gift_card',
      ],
    },
    WHEEL: { to: paths.rewardsWheel(), features: ['rewards_wheel'] },
  };

/** Where cash can go: to a payment account, onto a gift card, or both. Source: SES-24, SES-25. */
export function useCashTo(): 'account' | 'card' | 'both' {
  const isOn = useIsOn();
  if (!isOn('wallet_transfer_gift_card')) return 'account';
  return paymentTransfer(isOn) === 'off' ? 'card' : 'both';
}

/** Those that are open to the member. */
export function useWays(): readonly Way[] {
  const isOn = useIsOn();
  return (['CASH', 'WHEEL'] as const).filter((way) => WAYS[way].features.some(isOn));
}
