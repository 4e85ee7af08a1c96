import { checkAddress, type TypedAddress } from '../../domain/session/checkAddress.ts';
import { readFeatures } from '../features/service.ts';
import { addressFaults, FIRST_DEVICE, FREE_PLUG, placeOrder } from '../orders/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { perRequest } from '../platform/loader.ts';
import { readProfile, saveShippingAddress } from '../session/service.ts';
import type { OfferDeps } from './deps.ts';
import { noteOrder } from './noteOrder.ts';
import { readFirstDevice, type FirstDevice } from './queries/firstDevice.ts';
import {
  firstDeviceOffer,
  insertClaim,
  isRunning,
  lockMemberClaim,
  takeOne,
  type OfferRow,
} from './store.ts';
import { pickTexts } from './texts.ts';

const FEATURE = 'first_device_offer';

/** Read once per request. */
export const loadFirstDevice: (ctx: RequestContext) => Promise<FirstDevice> = perRequest(readNow);

/** The brand's offer of a free first device; null with a device, after an order, or when it is off (DEV-18, DEV-20). */
export async function offerFor(ctx: RequestContext): Promise<OfferRow | null> {
  const { hasDevice, order } = await loadFirstDevice(ctx);
  if (hasDevice || order !== null || !(await isOn(ctx))) return null;
  return available(ctx);
}

/** Whether a free first device can be reserved: the feature is on, and the member has neither a device nor an order. */
export async function isOfferedFirst(ctx: MemberContext): Promise<boolean> {
  const { hasDevice, order } = await readNow(ctx);
  return !hasDevice && order === null && (await isOn(ctx));
}

async function available({ db, brand, now }: RequestContext): Promise<OfferRow | null> {
  const offer = await firstDeviceOffer(db, brand.id, now);
  return offer === null || !isRunning(offer, now) || offer.remaining === 0 ? null : offer;
}

async function readNow({ db, brand, member }: RequestContext): Promise<FirstDevice> {
  return member === null
    ? { hasDevice: false, order: null, latest: null }
    : readFirstDevice(db, { memberId: member.id, brandId: brand.id });
}

export async function isOn(ctx: RequestContext): Promise<boolean> {
  return (await readFeatures(ctx)).some(({ key, isEnabled }) => key === FEATURE && isEnabled);
}

/** Orders the first device, once; a repeat returns the existing order. Source: GQL-23, DEV-19. */
export async function claimFirstDevice(ctx: MemberContext, typed: TypedAddress | null) {
  const { db, brand, member, deps } = ctx;
  // Bypasses the request's cache, so that the answer sees the new order.
  const { order, hasDevice } = await readNow(ctx);
  if (order !== null) return { order };
  if (hasDevice) return refusal('NOT_ALLOWED', say('rewards.hasDevice'));
  const offer = await available(ctx);
  if (offer === null || !(await isOn(ctx))) return refusal('NOT_ALLOWED', say('rewards.noOffer'));
  const given = typed === null ? null : checkAddress(typed, brand.config.country);
  if (given !== null && 'faults' in given) return invalid(addressFaults(given.faults, brand.config.country));
  const address = given?.address ?? (await readProfile(db, brand.id, member.id))?.shippingAddress;
  if (address == null) return invalid([{ field: 'address', message: say('rewards.addressNeeded') }]);
  const placed = await transaction(db, async (tx) => {
    if (given !== null) await saveShippingAddress(tx, brand.id, member.id, address);
    const order = await placeOrder(tx, deps, {
      request: ctx,
      ...FREE_PLUG,
      brandId: brand.id,
      memberId: member.id,
      key: FIRST_DEVICE,
      item: offer.options[0]?.item ?? FREE_PLUG.item,
      quantity: 1,
      title: pickTexts(offer, ctx.locale, brand.config.locales).title,
      address,
    });
    await noteFirstDevice(tx, deps, { memberId: member.id, orderId: order.id, offer });
    return order;
  });
  return { order: placed };
}

/**
 * Brings a member's offer of a free first device to `purchased` with its order, in the caller's transaction. Orders of the
 * sign-up and from before offers existed come this way too, and may exceed the offer's stock.
 */
export async function noteFirstDevice(
  tx: Db,
  { clock, newId }: Pick<OfferDeps, 'clock' | 'newId'>,
  {
    memberId,
    orderId,
    offer,
  }: { readonly memberId: string; readonly orderId: string; readonly offer: OfferRow },
): Promise<void> {
  const now = clock.now();
  const made = await insertClaim(tx, {
    id: newId(),
    memberId,
    brand: offer.brand,
    offerId: offer.id,
    status: 'reserved',
    reservedAt: now,
    reservedUntil: now,
    pricePoints: offer.pricePoints,
    optionId: offer.options[0]?.id ?? null,
    agreementVersion: offer.agreementVersion,
    agreedAt: now,
    changedAt: now,
  });
  const claim = made ?? (await lockMemberClaim(tx, memberId, offer.id));
  if (claim === null || claim.orderId !== null) return;
  if (made !== null || claim.status === 'unclaimed') await takeOne(tx, offer.id);
  await noteOrder(tx, { offer, claim }, orderId, now);
}

/** Orders the plugs of a sign-up, once, in the caller's transaction. */
export async function orderSignupPlugs(
  tx: Db,
  { brand, deps }: RequestContext,
  memberId: string,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const order = await placeOrder(tx, deps, {
    request: null,
    ...FREE_PLUG,
    brandId: brand.id,
    memberId,
    key: FIRST_DEVICE,
    quantity: count,
    title: null,
  });
  const offer = await firstDeviceOffer(tx, brand.id, deps.clock.now());
  if (offer !== null) await noteFirstDevice(tx, deps, { memberId, orderId: order.id, offer });
}
