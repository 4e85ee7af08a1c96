/** Whether members can see a reward, or use a promo code. */
export const OFFER_STATES = ['ON', 'UPCOMING', 'ENDED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The end itself is no longer part of the offer. */
export function offerState(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null },
  now: Date,
): OfferState {
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return startsAt > now ? 'UPCOMING' : 'ON';
}
