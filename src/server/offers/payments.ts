import { backendAddress, brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { splitPayment, type SplitResult } from '../../domain/offers/split.ts';
import { statusAt } from '../../domain/offers/offerStatus.ts';
import type { MemberContext, RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { conflict, missing, partnerAway, refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { refuseOnHold } from '../spending/service.ts';
import { applySession } from './applySession.ts';
import { cardService, type CardService, type CardSession, type SessionWish } from './cards.ts';
import { checkSteps, requireOffer, purchase } from './claims.ts';
import { backOff, CARD_WEBHOOK, RETURN_PAGES, TIMING, type OfferDeps } from './deps.ts';
import { insertHeldPayment, isPageOver, releasePoints } from './heldPoints.ts';
import { readOfferReader } from './queries/offers.ts';
import {
  brandOffer,
  changePayment,
  deleteCard,
  insertPayment,
  lockMemberClaim,
  lockPayment,
  paymentBySession,
  readClaim,
  readSavedCard,
  unfinishedPayments,
  type PaymentRow,
} from './store.ts';
import { pickTexts } from './texts.ts';

const SPLIT_FAULTS = {
  NotThatMany: { code: 'NOT_THAT_MANY', text: 'offers.points.NotThatMany' },
  NotEnough: { code: 'NOT_ENOUGH_POINTS', text: 'offers.points.NotEnough' },
  NoCard: { code: 'NO_CARD', text: 'offers.points.NoCard' },
  CardTooSmall: { code: 'CARD_TOO_SMALL', text: 'offers.points.CardTooSmall' },
} as const satisfies Readonly<
  Record<Exclude<SplitResult['verdict'], 'OK'>, { readonly code: string; readonly text: MessageId }>
>;

const RETRY_SECONDS = 30;

/**
 * Pays a reserved device with `points` and the rest by card. Returns the card service's page, or null once nothing is left
 * to pay. A repeat returns the same page, or null for what is bought already. The points are held while the page is open,
 * and come back when it closes unpaid. Source: rewards, Device offers.
 */
export async function pay(ctx: MemberContext, offerId: string, points: number): Promise<string | null> {
  const { brand, db, deps, member } = ctx;
  const offer = await requireOffer(ctx, offerId);
  const reader = await readOfferReader(db, { brandId: brand.id, memberId: member.id });
  if (reader === null) throw missing();
  const service = cardService(deps);
  await refuseOnHold(ctx);
  const begun = await transaction(db, async (tx) => {
    const claim = await lockMemberClaim(tx, member.id, offer.id);
    const now = deps.clock.now();
    const status = claim === null ? 'unclaimed' : statusAt(claim, now);
    if (claim === null || status === 'unclaimed') throw conflict(say('offers.lapsed'), 'RESERVATION_ENDED');
    if (status !== 'reserved') return { kind: 'bought' as const };
    const reserved = { offer, claim };
    checkSteps(reserved);
    if (reader.address === null) throw conflict(say('offers.addressNeeded'), 'ADDRESS_NEEDED');
    const { pointsPerUnit, wattConversionRate, currency } = brand.config;
    const others = await unfinishedPayments(tx, { claimId: claim.id });
    const held = others.reduce((sum, each) => sum + (each.heldFor === null ? 0 : each.points), 0);
    const split = splitPayment(
      { pricePoints: claim.pricePoints, pointsPerUnit: service === null ? null : pointsPerUnit },
      points,
      balanceToPoints(reader.balanceWatts, wattConversionRate) + held,
    );
    if (split.verdict !== 'OK') {
      const { code, text } = SPLIT_FAULTS[split.verdict];
      throw refused(say(text), { code, fields: { points: say(text) } });
    }
    const { cardHundredths: hundredths } = split;
    const payable: PaymentRow[] = [];
    for (const each of others)
      // The card service is silent about a page whose time is over. Should it have been paid, the money goes back.
      if (isPageOver(each, now) && each.silences > 0) await releasePoints(tx, deps, each);
      else payable.push(each);
    const same = payable.find((each) => each.points === points && each.hundredths === hundredths);
    const old = payable.filter((each) => each !== same);
    if (old.length > 0) return { kind: 'other' as const, old };
    if (hundredths === 0) {
      await purchase(tx, deps, reserved, { points, cardHundredths: 0, request: ctx });
      return { kind: 'bought' as const };
    }
    const payment =
      same ??
      (await insertHeldPayment(tx, deps, {
        id: deps.newId(),
        memberId: member.id,
        brand: brand.id,
        mode: 'payment',
        claimId: claim.id,
        state: 'asked',
        points,
        hundredths,
        currency,
        createdAt: now,
        expiresAt: openUntil(now, claim.reservedUntil),
        dueAt: new Date(now.getTime() + TIMING.againMs),
      }));
    return { kind: 'page' as const, payment };
  });
  if (begun.kind === 'bought') return null;
  if (begun.kind === 'other') {
    // Another way to pay was chosen before: its page must close first, or both could be paid. Its points come back.
    for (const each of begun.old) await closePage(deps, service, each);
    return pay(ctx, offerId, points);
  }
  return openPage(deps, service, begun.payment, brand);
}

/** When a new page closes: with the reservation, within what the card service takes. */
function openUntil(now: Date, reservedUntil: Date): Date {
  const at = now.getTime();
  return new Date(
    Math.max(at + TIMING.leastOpenMs, Math.min(reservedUntil.getTime(), at + TIMING.mostOpenMs)),
  );
}

/** The page where a member saves a card. Throws 502 while the card service is away. */
export async function startSetup({ brand, db, deps, member }: MemberContext): Promise<string> {
  const payment = await transaction(db, async (tx) => {
    // One page at a time: two tabs share it.
    const [known] = await unfinishedPayments(tx, { setupMemberId: member.id });
    const now = deps.clock.now();
    if (known !== undefined && known.expiresAt > now) return known;
    return insertPayment(tx, {
      id: deps.newId(),
      memberId: member.id,
      brand: brand.id,
      mode: 'setup',
      state: 'asked',
      currency: brand.config.currency,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIMING.mostOpenMs),
      dueAt: new Date(now.getTime() + TIMING.againMs),
    });
  });
  return openPage(deps, cardService(deps), payment, brand);
}

/** Opens the payment's page, or finds the one that is open. Nothing is held in a transaction meanwhile. */
async function openPage(
  deps: OfferDeps,
  service: CardService | null,
  payment: PaymentRow,
  brand: RequestBrand,
): Promise<string> {
  if (payment.state === 'open' && payment.url !== null) return payment.url;
  if (service === null) throw refused(say('offers.points.NoCard'), { code: 'NO_CARD' });
  const answer = await service.create(await buildSessionWish(deps, payment, brand));
  if (answer.kind === 'silent') {
    deps.log.warn({ why: answer.why }, 'the card service did not open its page');
    throw partnerAway(say('offers.cardAway'), RETRY_SECONDS);
  }
  if (answer.kind === 'refused') {
    await noteRefused(deps, payment.id);
    throw refused(say('offers.cardRefused'), { code: 'CARD_SERVICE_REFUSED' });
  }
  const after = await noteSession(deps, payment.id, answer.value);
  if (after?.state !== 'open' || after.url === null) throw conflict(say('offers.pageOver'), 'PAGE_OVER');
  return after.url;
}

async function buildSessionWish(
  deps: OfferDeps,
  payment: PaymentRow,
  { id, config }: RequestBrand,
): Promise<SessionWish> {
  const { db } = deps;
  const scope = { brandId: payment.brand, memberId: payment.memberId };
  const [reader, card] = await Promise.all([
    readOfferReader(db, scope),
    readSavedCard(db, scope.brandId, scope.memberId),
  ]);
  const claim = payment.claimId === null ? null : await readClaim(db, payment.claimId);
  const offer = claim === null ? null : await brandOffer(db, id, claim.offerId);
  const origin = brandOrigin(config, deps.config);
  const common = {
    reference: payment.id,
    currency: payment.currency,
    successUrl: `${origin}${RETURN_PAGES[payment.mode]}`,
    cancelUrl: `${origin}${offer === null ? '/device_offer' : `/device_offer/${offer.id}`}?payment=cancelled`,
    webhookUrl: `${backendAddress(config, deps.config)}${CARD_WEBHOOK}`,
    expiresAt: payment.expiresAt,
    customerId: card?.customerId ?? null,
    email: reader?.email ?? null,
  };
  return payment.mode === 'setup'
    ? { ...common, mode: 'setup' }
    : {
        ...common,
        mode: 'payment',
        hundredths: payment.hundredths,
        title: offer === null ? '' : pickTexts(offer, null, config.locales).title,
      };
}

/** Stores what the card service says of a page; null: we don't know the payment. */
async function noteSession(
  deps: OfferDeps,
  paymentId: string,
  session: CardSession,
): Promise<PaymentRow | null> {
  return transaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    return payment === null ? null : applySession(tx, deps, payment, session);
  });
}

const noteRefused = (deps: OfferDeps, paymentId: string): Promise<void> =>
  noteUnpaid(deps, paymentId, 'refused');

/** There is no page where the member could pay, so the payment's points come back. */
async function noteUnpaid(deps: OfferDeps, paymentId: string, state: 'refused' | 'expired'): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (row?.state !== 'asked') return;
    const change = { state, dueAt: null };
    await changePayment(tx, row.id, change);
    await releasePoints(tx, deps, { ...row, ...change });
  });
}

/** Closes the pages on which a member could still pay for an offer; what was paid there meanwhile counts. */
export async function giveUpPayment(ctx: MemberContext, offerId: string): Promise<void> {
  const { db, deps, member } = ctx;
  const offer = await requireOffer(ctx, offerId);
  const open = await transaction(db, async (tx) => {
    const claim = await lockMemberClaim(tx, member.id, offer.id);
    return claim === null ? [] : unfinishedPayments(tx, { claimId: claim.id });
  });
  for (const each of open) await closePage(deps, cardService(deps), each);
}

/** Closes a page that the member left for another way to pay. What was paid there meanwhile counts. */
async function closePage(deps: OfferDeps, service: CardService | null, payment: PaymentRow): Promise<void> {
  if (service === null) throw partnerAway(say('offers.cardAway'), RETRY_SECONDS);
  let sessionId = payment.sessionId;
  if (sessionId === null) {
    const brand = deps.brands.byId(payment.brand);
    // The service may have the page from a call whose answer was lost.
    const made = brand === null ? null : await service.create(await buildSessionWish(deps, payment, brand));
    if (made?.kind === 'refused') return noteRefused(deps, payment.id);
    // Its address never reached the member, so that no one can pay there; the service closes it by itself.
    if (made?.kind !== 'news') return noteUnpaid(deps, payment.id, 'expired');
    await noteSession(deps, payment.id, made.value);
    sessionId = made.value.id;
  }
  const closed = await service.expire(sessionId);
  const answer = closed.kind === 'refused' ? await service.read(sessionId) : closed;
  if (answer.kind !== 'news') throw partnerAway(say('offers.cardAway'), RETRY_SECONDS);
  await noteSession(deps, payment.id, answer.value);
}

/** A member's payment after their return from the card service's page, read there if it was still open. */
export async function confirm(
  ctx: MemberContext,
  sessionId: string,
): Promise<PaymentRow & { offerId: string | null }> {
  const { brand, db, deps, member } = ctx;
  const scope = { brandId: brand.id, memberId: member.id };
  const payment = await paymentBySession(db, scope, sessionId);
  if (payment === null) throw missing();
  if (payment.state === 'asked' || payment.state === 'open') await work(deps, payment.id);
  const after = (await paymentBySession(db, scope, sessionId)) ?? payment;
  const claim = after.claimId === null ? null : await readClaim(db, after.claimId);
  return { ...after, offerId: claim?.offerId ?? null };
}

/** Forgets a member's saved card here and at the card service. Throws 502 while that is away. */
export async function removeCard({ brand, db, deps, member }: MemberContext): Promise<void> {
  const card = await readSavedCard(db, brand.id, member.id);
  if (card === null) return;
  const answer = await cardService(deps)?.detach(card.paymentMethodId);
  if (answer === undefined || answer.kind === 'silent')
    throw partnerAway(say('offers.cardAway'), RETRY_SECONDS);
  await deleteCard(db, brand.id, member.id);
}

/**
 * Does what is due for a payment: opens its page if that call was lost, reads the page, or refunds the card. Idempotent:
 * the card service knows each call by its key.
 */
export async function work(deps: OfferDeps, paymentId: string): Promise<void> {
  const { clock, db } = deps;
  const now = clock.now();
  const payment = await transaction(db, async (tx) => {
    const row = await lockPayment(tx, paymentId);
    if (row === null) return null;
    const isOpen = row.state === 'asked' || row.state === 'open' || row.state === 'refunding';
    // If the process dies before the answer is stored, the payment becomes due again.
    await changePayment(tx, row.id, { dueAt: isOpen ? new Date(now.getTime() + TIMING.againMs) : null });
    return isOpen ? row : null;
  });
  const service = cardService(deps);
  const brand = payment === null ? null : deps.brands.byId(payment.brand);
  if (payment === null || brand === null) return;
  if (payment.state === 'refunding') return service === null ? undefined : refund(deps, service, payment);
  const answer =
    payment.sessionId === null
      ? await service?.create(await buildSessionWish(deps, payment, brand))
      : await service?.read(payment.sessionId);
  if (answer?.kind === 'news') return void (await noteSession(deps, payment.id, answer.value));
  await notAnswered(deps, payment, answer?.kind === 'refused' && payment.sessionId === null);
}

/** Asks again later. What the payment holds comes back when its page is over, however long the card service is silent. */
async function notAnswered(deps: OfferDeps, payment: PaymentRow, isRefused: boolean): Promise<void> {
  const { clock, db } = deps;
  if (isRefused) return noteRefused(deps, payment.id);
  const now = clock.now();
  const silences = payment.silences + 1;
  await transaction(db, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    // A webhook or the member's return was faster.
    if (row === null || row.state !== payment.state) return;
    const next = now.getTime() + backOff(silences);
    const isOver = isPageOver(row, now);
    await changePayment(tx, row.id, {
      silences,
      dueAt: new Date(isOver ? next : Math.min(next, row.expiresAt.getTime())),
    });
    await releasePoints(tx, deps, row);
  });
}

async function refund(deps: OfferDeps, service: CardService, payment: PaymentRow): Promise<void> {
  const { clock, db, notify } = deps;
  if (payment.paymentIntent === null) throw new Error(`Payment ${payment.id} has no payment to give back.`);
  const answer = await service.refund(payment.paymentIntent, `${payment.id}:refund`);
  if (answer.kind !== 'news') return notAnswered(deps, payment, false);
  await transaction(db, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (row?.state !== 'refunding') return;
    await changePayment(tx, row.id, { state: 'refunded', refundedAt: clock.now(), dueAt: null, silences: 0 });
    await notify.send(tx, {
      brandId: row.brand,
      memberId: row.memberId,
      template: 'card-refunded',
      values: {
        title: await readOfferTitle(tx, deps, row),
        hundredths: String(row.hundredths),
        currency: row.currency,
        reason: row.refundReason ?? 'CANCELLED',
      },
      key: `card-refunded:${row.id}`,
    });
  });
}

async function readOfferTitle(
  tx: Db,
  { brands }: OfferDeps,
  { brand, claimId }: PaymentRow,
): Promise<string> {
  const claim = claimId === null ? null : await readClaim(tx, claimId);
  const offer = claim === null ? null : await brandOffer(tx, brand, claim.offerId);
  return offer === null ? '' : pickTexts(offer, null, brands.byId(brand)?.config.locales ?? []).title;
}
