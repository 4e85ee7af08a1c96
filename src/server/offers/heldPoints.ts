import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { holdForOrder, releaseHold, type Hold } from '../orders/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { OfferDeps } from './deps.ts';
import { changePayment, insertPayment, type PaymentRow } from './store.ts';

type HoldDeps = Pick<OfferDeps, 'brands' | 'clock' | 'newId'>;

/**
 * Makes a payment and holds its points, in the caller's transaction, so that they can't be spent twice while the card
 * service's page is open. They are held for the order that the payment leads to. Throws NOT_ENOUGH_POINTS.
 */
export async function insertHeldPayment(
  tx: Db,
  deps: HoldDeps,
  payment: Parameters<typeof insertPayment>[1] & { readonly points: number },
): Promise<PaymentRow> {
  const made = await insertPayment(tx, { ...payment, heldFor: payment.points === 0 ? null : deps.newId() });
  const hold = toHold(deps, made);
  if (hold !== null) await holdForOrder(tx, deps, hold);
  return made;
}

/** The card service closes a page by itself at this moment, also while it doesn't answer us. */
export const isPageOver = ({ expiresAt }: Pick<PaymentRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt <= now;

/** The order has the points, or the page may still be paid. */
function needsPoints(payment: PaymentRow, now: Date): boolean {
  const { state } = payment;
  if (state === 'asked' || state === 'open') return !isPageOver(payment, now);
  return state === 'paid' || state === 'settled';
}

/** Gives a payment's points back once its page can't be paid any more; `payment` is locked. */
export async function releasePoints(tx: Db, deps: HoldDeps, payment: PaymentRow): Promise<PaymentRow> {
  const hold = toHold(deps, payment);
  if (hold === null || needsPoints(payment, deps.clock.now())) return payment;
  await releaseHold(tx, deps, hold);
  await changePayment(tx, payment.id, { heldFor: null });
  return { ...payment, heldFor: null };
}

function toHold({ brands }: HoldDeps, { brand, heldFor, memberId, points }: PaymentRow): Hold | null {
  const config = brands.byId(brand)?.config;
  if (heldFor === null || config === undefined) return null;
  return {
    id: heldFor,
    memberId,
    brand,
    kind: 'device',
    priceWatts: pointsToWatts(points, config.wattConversionRate),
  };
}
