import type { Secrets } from '../platform/secrets.ts';

/** What a code confirms. `gift`: a card from the wheel or a promo code. */
export interface Confirmed {
  readonly way: 'paypal' | 'egift' | 'gift';
  /** 0 for gifts. */
  readonly points: number;
  /** The gift card; null for payouts and gifts. */
  readonly rewardId: string | null;
}

/** What a code is good for: a changed amount, card or destination needs another one. */
export function fingerprint(
  secrets: Secrets,
  memberId: string,
  { way, points, rewardId }: Confirmed,
  destinationKey: string | null,
): string {
  const target = way === 'paypal' ? destinationKey : rewardId;
  return secrets.keyedHash('cashout', [memberId, way, points, target].join(':'));
}
