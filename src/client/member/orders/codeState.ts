import type { GiftCode } from '../../../../codegen/rest/types.ts';

export type CodeState = 'waiting' | 'failed' | 'ready' | 'used' | 'expired';

/** What can be done with a gift card or coupon. `now` is in epoch milliseconds. */
export function codeState(
  { status, used_at: usedAt, expires_at: expiresAt }: Pick<GiftCode, 'status' | 'used_at' | 'expires_at'>,
  now: number,
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
      return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'ready';
  }
}
