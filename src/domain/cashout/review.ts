import type { CashoutRules } from './rules.ts';

/** Why a payout needs review before it is sent. Source: rewards, "Cash-out" (Staff). */
export const REVIEW_REASONS = [
  'large_amount',
  'new_account',
  'shared_destination',
  'shared_device',
  'shared_address',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export interface ReviewFacts {
  readonly hundredths: number;
  readonly accountCreatedAt: Date;
  readonly now: Date;
  /** Other members of the brand who have cashed out to this destination. */
  readonly destinationMembers: number;
  /** Other members who have cashed out from this browser. */
  readonly deviceMembers: number;
  /** Other members who have cashed out and live at this address. */
  readonly addressMembers: number;
}

/** Empty: the payout leaves without staff. */
export function reviewReasons(
  { hundredths, accountCreatedAt, now, destinationMembers, deviceMembers, addressMembers }: ReviewFacts,
  { reviewAbove, newAccountDays, sharedDestinationMembers }: CashoutRules,
): ReviewReason[] {
  const ageDays = (now.getTime() - accountCreatedAt.getTime()) / 86_400_000;
  const found: Readonly<Record<ReviewReason, boolean>> = {
    large_amount: hundredths > reviewAbove,
    new_account: ageDays < newAccountDays,
    shared_destination: destinationMembers >= sharedDestinationMembers,
    shared_device: deviceMembers > 0,
    shared_address: addressMembers > 0,
  };
  return REVIEW_REASONS.filter((reason) => found[reason]);
}
