import { brandRewardsAccount, heldAccount, memberAccount, paidAccount } from './accounts.ts';
import { posting, type Posting } from './posting.ts';

/** An order's cost, in whole watts. Source: rewards, "One model: an order". */
export interface OrderCost {
  readonly orderId: string;
  readonly memberId: string;
  readonly brandId: string;
  /** The order's kind, which names the account that its cost is paid out from. */
  readonly kind: string;
  readonly watts: number;
}

/** Sets the cost aside when the order is placed. null: the order is free. */
export function holdPosting({ orderId, memberId, watts }: OrderCost): Posting | null {
  return posting(`order:${orderId}:hold`, 'order-hold', [
    { account: memberAccount(memberId), amountWatts: -cost(orderId, watts) },
    { account: heldAccount(memberId), amountWatts: watts },
  ]);
}

/** Pays the held cost out once the order is fulfilled. null: the order is free. */
export function capturePosting({ orderId, memberId, brandId, kind, watts }: OrderCost): Posting | null {
  return posting(`order:${orderId}:settled`, 'order-capture', [
    { account: heldAccount(memberId), amountWatts: -cost(orderId, watts) },
    { account: paidAccount(brandId, kind), amountWatts: watts },
  ]);
}

/** Gives the held cost back. Shares its key with the capture, so that an order ends in one of the two. null: the order is free. */
export function releasePosting({ orderId, memberId, watts }: OrderCost): Posting | null {
  return posting(`order:${orderId}:settled`, 'order-release', [
    { account: heldAccount(memberId), amountWatts: -cost(orderId, watts) },
    { account: memberAccount(memberId), amountWatts: watts },
  ]);
}

/** Gives back what a delivered order had paid out. null: the order is free. */
export function refundPosting({ orderId, memberId, brandId, kind, watts }: OrderCost): Posting | null {
  return posting(`order:${orderId}:refund`, 'order-release', [
    { account: paidAccount(brandId, kind), amountWatts: -cost(orderId, watts) },
    { account: memberAccount(memberId), amountWatts: watts },
  ]);
}

/** Gives back what a payout had paid out, when its money comes back later; `move` counts these. null: nothing. */
export function payoutReturnPosting(
  { orderId, memberId, brandId, kind, watts }: OrderCost,
  move: number,
): Posting | null {
  return posting(`order:${orderId}:returned:${move}`, 'order-release', [
    { account: paidAccount(brandId, kind), amountWatts: -cost(orderId, watts) },
    { account: memberAccount(memberId), amountWatts: watts },
  ]);
}

/** Takes the price of a payout again, whose money arrived after it came back. null: nothing. */
export function recapturePosting(
  { orderId, memberId, brandId, kind, watts }: OrderCost,
  move: number,
): Posting | null {
  return posting(`order:${orderId}:arrived:${move}`, 'order-recapture', [
    { account: memberAccount(memberId), amountWatts: -cost(orderId, watts) },
    { account: paidAccount(brandId, kind), amountWatts: watts },
  ]);
}

/** What a promo code adds to a member's balance. null: nothing. */
export function promoPosting(
  brandId: string,
  memberId: string,
  watts: number,
  promoId: string,
): Posting | null {
  return posting(`promo:${promoId}`, 'promo-code', [
    { account: memberAccount(memberId), amountWatts: watts },
    { account: brandRewardsAccount(brandId), amountWatts: -watts },
  ]);
}

function cost(orderId: string, watts: number): number {
  if (watts < 0) throw new RangeError(`Order ${orderId} cannot cost ${watts} watts.`);
  return watts;
}
