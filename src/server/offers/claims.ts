import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { lapseWarningAt } from '../../domain/offers/lapseWarning.ts';
import { afterMove, statusAt } from '../../domain/offers/offerStatus.ts';
import { placeOrder, FIRST_DEVICE, FREE_PLUG, type Placing } from '../orders/service.ts';
import type { Deps, MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { conflict, missing, refused } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { TIMING, type OfferDeps } from './deps.ts';
import { isOfferedFirst } from './firstDevice.ts';
import { noteOrder } from './noteOrder.ts';
import { isInProgram } from './queries/offers.ts';
import { pickTexts } from './texts.ts';
import {
  brandOffer,
  changeClaim,
  insertClaim,
  isRunning,
  lockMemberClaim,
  returnOne,
  takeOne,
  type ClaimRow,
  type HeldOffer,
  type OfferRow,
} from './store.ts';

/** Reads a brand's offer for a write; throws 404 for one that is not there. */
export async function requireOffer(
  { brand, db }: Pick<MemberContext, 'brand' | 'db'>,
  offerId: string,
): Promise<OfferRow> {
  const offer = isId(offerId) ? await brandOffer(db, brand.id, offerId) : null;
  if (offer === null) throw missing();
  return offer;
}

/**
 * Reserves one for the member until the hold ends. A repeat keeps the first reservation. Throws OFFER_ENDED, SOLD_OUT,
 * NOT_OFFERED and WRONG_STATUS. Source: OFR-07; rewards, Device offers.
 */
export async function reserve(ctx: MemberContext, offerId: string): Promise<void> {
  const offer = await requireOffer(ctx, offerId);
  // An offer for one program does not exist for other members.
  if (offer.programId !== null && !(await isInProgram(ctx.db, ctx.member.id, offer.programId)))
    throw missing();
  const mayHave = offer.audience === 'EVERYONE' || (await isOfferedFirst(ctx));
  await transaction(ctx.db, (tx) => reserveNow(tx, ctx.deps, ctx.member.id, offer, mayHave));
}

/** Reserves one in the caller's transaction. */
export async function reserveNow(
  tx: Db,
  deps: Pick<OfferDeps, 'clock' | 'newId'>,
  memberId: string,
  offer: OfferRow,
  mayHave: boolean,
): Promise<void> {
  const now = deps.clock.now();
  const claim = await lockMemberClaim(tx, memberId, offer.id);
  const current = claim === null ? 'unclaimed' : statusAt(claim, now);
  if (current === 'reserved') return;
  if (afterMove(current, 'reserve') === null) throw conflict(say('offers.status'), 'WRONG_STATUS');
  if (!isRunning(offer, now)) throw conflict(say('offers.ended'), 'OFFER_ENDED');
  if (!mayHave) throw conflict(say('offers.notForYou'), 'NOT_OFFERED');
  if (claim !== null && claim.status === 'reserved') await lapse(tx, deps, claim);
  const [only, ...others] = offer.options;
  const reservation = {
    status: 'reserved',
    reservedAt: now,
    reservedUntil: new Date(now.getTime() + offer.holdHours * TIMING.hourMs),
    pricePoints: offer.pricePoints,
    optionId: others.length === 0 ? (only?.id ?? null) : null,
    agreementVersion: null,
    agreedAt: null,
    changedAt: now,
  } as const;
  const dueAt = lapseWarningAt(reservation.reservedAt, reservation.reservedUntil);
  if (claim !== null) await changeClaim(tx, claim.id, { ...reservation, dueAt });
  else {
    const made = await insertClaim(tx, {
      ...reservation,
      dueAt,
      id: deps.newId(),
      memberId,
      brand: offer.brand,
      offerId: offer.id,
    });
    // Another tab reserved it in the meantime.
    if (made === null) return;
  }
  // Last, because everyone who wants this offer waits for its row.
  if (!(await takeOne(tx, offer.id))) throw conflict(say('offers.soldOut'), 'SOLD_OUT');
}

/** Ends a reservation that was not used in time, and returns what it held. `claim` is locked. */
export async function lapse(tx: Db, { clock }: Pick<Deps, 'clock'>, claim: ClaimRow): Promise<ClaimRow> {
  const next = afterMove(claim.status, 'lapse');
  if (next === null) return claim;
  const change = { status: next, dueAt: null, changedAt: clock.now() } as const;
  await changeClaim(tx, claim.id, change);
  await returnOne(tx, claim.offerId);
  return { ...claim, ...change };
}

/** Works on a member's reservation that has not ended. Throws 404, RESERVATION_ENDED and WRONG_STATUS. */
async function withReservation<T>(
  ctx: MemberContext,
  offerId: string,
  work: (tx: Db, held: HeldOffer) => Promise<T>,
): Promise<T> {
  const offer = await requireOffer(ctx, offerId);
  return transaction(ctx.db, async (tx) => {
    const claim = await lockMemberClaim(tx, ctx.member.id, offer.id);
    const status = claim === null ? 'unclaimed' : statusAt(claim, ctx.deps.clock.now());
    if (claim === null || status === 'unclaimed') throw conflict(say('offers.lapsed'), 'RESERVATION_ENDED');
    if (status !== 'reserved') throw conflict(say('offers.status'), 'WRONG_STATUS');
    return work(tx, { offer, claim });
  });
}

/** Chooses the variant of a reserved device. Source: OFR-08. */
export function chooseOption(ctx: MemberContext, offerId: string, optionId: string): Promise<void> {
  return withReservation(ctx, offerId, async (tx, { offer, claim }) => {
    if (!offer.options.some(({ id }) => id === optionId))
      throw refused(say('offers.unknownOption'), {
        code: 'UNKNOWN_OPTION',
        fields: { option_id: say('offers.unknownOption') },
      });
    await changeClaim(tx, claim.id, { optionId, changedAt: ctx.deps.clock.now() });
  });
}

/** Records which version of the agreement the member accepted; only the current one counts. Source: OFR-09. */
export function agree(ctx: MemberContext, offerId: string, version: number): Promise<void> {
  return withReservation(ctx, offerId, async (tx, { offer, claim }) => {
    if (version !== offer.agreementVersion)
      throw conflict(say('offers.agreementChanged'), 'AGREEMENT_CHANGED');
    const now = ctx.deps.clock.now();
    await changeClaim(tx, claim.id, { agreementVersion: version, agreedAt: now, changedAt: now });
  });
}

/** Throws OPTION_NEEDED, AGREEMENT_NEEDED or AGREEMENT_CHANGED where a step before the payment is missing. */
export function checkSteps({ offer, claim }: HeldOffer): void {
  if (!offer.options.some(({ id }) => id === claim.optionId))
    throw conflict(say('offers.optionNeeded'), 'OPTION_NEEDED');
  if (!needsAgreement(offer) || claim.agreementVersion === offer.agreementVersion) return;
  throw claim.agreementVersion === null
    ? conflict(say('offers.agreementNeeded'), 'AGREEMENT_NEEDED')
    : conflict(say('offers.agreementChanged'), 'AGREEMENT_CHANGED');
}

/** Whether there is anything to agree to. */
const needsAgreement = ({ texts }: Pick<OfferRow, 'texts'>): boolean =>
  Object.values(texts).some(({ agreement }) => agreement !== '');

/**
 * Orders a reserved device and moves its offer on, in the caller's transaction. Throws NOT_ENOUGH_POINTS where the
 * points were spent in the meantime; nothing is done then. `heldFor`: the order that they are held for already.
 */
export async function purchase(
  tx: Db,
  deps: Pick<OfferDeps, 'brands' | 'clock' | 'jobs' | 'newId' | 'notify'>,
  { offer, claim }: HeldOffer,
  {
    points,
    cardHundredths,
    heldFor = null,
    request = null,
  }: {
    readonly points: number;
    readonly cardHundredths: number;
    readonly heldFor?: string | null;
    /** null: a card has paid it. */
    readonly request?: MemberContext | null;
  },
): Promise<ClaimRow> {
  const next = afterMove(claim.status, 'purchase');
  const brand = deps.brands.byId(offer.brand);
  if (next === null || brand === null) throw new Error(`Offer ${offer.id} cannot be bought now.`);
  const option = offer.options.find(({ id }) => id === claim.optionId) ?? offer.options[0];
  const now = deps.clock.now();
  const order = await placeOrder(tx, deps, {
    request,
    ...FREE_PLUG,
    brandId: offer.brand,
    memberId: claim.memberId,
    key: orderKey(offer, claim),
    item: option?.item ?? FREE_PLUG.item,
    quantity: 1,
    title: pickTexts(offer, null, brand.config.locales).title,
    price: { points, watts: pointsToWatts(points, brand.config.wattConversionRate) },
    heldAs: heldFor,
    card: cardHundredths === 0 ? null : { hundredths: cardHundredths, currency: brand.config.currency },
  } satisfies Placing);
  return noteOrder(tx, { offer, claim }, order.id, now);
}

/** A free first device has the same key however it was requested; other offers have one order for each claim. */
const orderKey = ({ audience }: OfferRow, { id }: ClaimRow): string =>
  audience === 'FIRST_DEVICE' ? FIRST_DEVICE : `offer:${id}`;
