import type { GiftCode } from '../../../../codegen/rest/types.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';

export type CodeState = 'waiting' | 'failed' | 'ready' | 'used' | 'expired';

/**
 * What can be done with a gift card or coupon. `today` is the day at its owner's home, `YYYY-MM-DD`: a code is valid until
 * the end of its last day there.
 */
export function codeState(
  { status, used_at: usedAt, expires_at: expiresAt }: Pick<GiftCode, 'status' | 'used_at' | 'expires_at'>,
  today: string,
): CodeState {
  switch (status) {
    case 'placed':
    case 'accepted':
      return 'waiting';
    case 'failed':
    case 'refunded':
      return 'failed';
    case 'fulfilled':
      if (usedAt !== null) return 'used';
      return expiresAt !== null && toLocalDate('UTC', Date.parse(expiresAt) / 1_000) < today
        ? 'expired'
        : 'ready';
  }
}
