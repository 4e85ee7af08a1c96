import { afterMove, statusAt } from '../../domain/offers/offerStatus.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { RequestError } from '../platform/errors.ts';
import type { CardSession } from './cards.ts';
import { lapse, purchase } from './claims.ts';
import { TIMING, type OfferDeps } from './deps.ts';
import { releasePoints } from './heldPoints.ts';
import {
  brandOffer,
  changeClaim,
  changePayment,
  isRunning,
  lockClaim,
  saveCard,
  takeOne,
  type ClaimRow,
  type OfferRow,
  type PaymentRow,
} from './store.ts';
import type { RefundReason } from './tables.ts';

/**
 * Stores what the card service says of a payment's page and does what follows, once: a paid page orders the device, or the
 * money goes back with a reason. `payment` is locked. News may come late, twice and out of order: a payment only moves on.
 */
export async function applySession(
  tx: Db,
  deps: OfferDeps,
  payment: PaymentRow,
  session: CardSession,
): Promise<PaymentRow> {
  const isOurs = session.reference === null || session.reference === payment.id;
  if (!isOurs || (payment.sessionId !== null && payment.sessionId !== session.id)) return payment;
  if (payment.state !== 'asked' && payment.state !== 'open' && payment.state !== 'expired') return payment;
  const now = deps.clock.now();
  const change = (await nextState(tx, deps, payment, session)) ?? {
    state: session.status === 'expired' ? ('expired' as const) : ('open' as const),
    dueAt: session.status === 'expired' ? null : new Date(now.getTime() + TIMING.pollMs),
  };
  const noted = {
    ...change,
    sessionId: session.id,
    url: session.status === 'open' ? (session.url ?? payment.url) : null,
    paymentIntent: session.paymentIntent ?? payment.paymentIntent,
    silences: 0,
  };
  await changePayment(tx, payment.id, noted);
  return releasePoints(tx, deps, { ...payment, ...noted });
}

type Change = Partial<Pick<PaymentRow, 'state' | 'dueAt' | 'paidAt' | 'refundReason'>>;

/** What a completed page leads to; null: it is not complete. */
async function nextState(
  tx: Db,
  deps: OfferDeps,
  payment: PaymentRow,
  session: CardSession,
): Promise<Change | null> {
  const now = deps.clock.now();
  if (session.status !== 'complete') return null;
  if (payment.mode === 'setup') {
    const { card, customerId } = session;
    if (card === null || customerId === null) return null;
    const { memberId, brand } = payment;
    await saveCard(tx, { memberId, brand, ...card, customerId, savedAt: now });
    return { state: 'settled', paidAt: now, dueAt: null };
  }
  // A bank may still refuse a completed page, and a wrong amount is not our payment.
  const isRight = session.hundredths === payment.hundredths && session.currency === payment.currency;
  if (!session.isPaid || !isRight || session.paymentIntent === null) return null;
  const refusal = await orderPaid(tx, deps, payment);
  return refusal === null
    ? { state: 'paid', paidAt: now, dueAt: null }
    : { state: 'refunding', paidAt: now, dueAt: now, refundReason: refusal };
}

/** Orders the device that a card has paid; else says why the money goes back. */
async function orderPaid(tx: Db, deps: OfferDeps, payment: PaymentRow): Promise<RefundReason | null> {
  const claim = payment.claimId === null ? null : await lockClaim(tx, payment.claimId);
  const offer = claim === null ? null : await brandOffer(tx, payment.brand, claim.offerId);
  if (claim === null || offer === null) return 'GONE';
  if (claim.status === 'purchased' || claim.status === 'connected') return 'BOUGHT';
  const held = await stillHeld(tx, deps, offer, claim);
  if (held === null) return 'GONE';
  try {
    const { points, hundredths: cardHundredths, heldFor } = payment;
    await transaction(tx, (inner) =>
      purchase(inner, deps, { offer, claim: held }, { points, cardHundredths, heldFor }),
    );
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.details.code === 'NOT_ENOUGH_POINTS') return 'POINTS_SPENT';
    throw error;
  }
}

/** A reservation that ended while its owner paid is honored as long as there is one left. */
async function stillHeld(
  tx: Db,
  deps: OfferDeps,
  offer: OfferRow,
  claim: ClaimRow,
): Promise<ClaimRow | null> {
  const now = deps.clock.now();
  if (statusAt(claim, now) === 'reserved') return claim;
  const lapsed = claim.status === 'reserved' ? await lapse(tx, deps, claim) : claim;
  const next = afterMove(lapsed.status, 'reserve');
  if (next === null || !isRunning(offer, now) || !(await takeOne(tx, offer.id))) return null;
  // Due immediately, so that it lapses again where it can't be bought after all.
  const again = { status: next, reservedAt: now, dueAt: now, changedAt: now } as const;
  await changeClaim(tx, claim.id, again);
  return { ...lapsed, ...again };
}
