/**
 * Where a payout is, as staff see it, in the order of what needs them first: it waits for them; the member or the whole
 * brand is on hold; it leaves soon; the provider has it, or waits for its recipient; it arrived; it came back; the
 * provider refused it; staff refused it; the member called it back.
 */
export const PAYOUT_STATES = [
  'review',
  'blocked',
  'queued',
  'sent',
  'unclaimed',
  'paid',
  'returned',
  'failed',
  'refused',
  'withdrawn',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
