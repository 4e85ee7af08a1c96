import { checkAddress, type TypedAddress } from '../../domain/session/checkAddress.ts';
import { readFeatures } from '../features/service.ts';
import { addressFaults, FIRST_DEVICE, FREE_PLUG, placeOrder } from '../orders/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { perRequest } from '../platform/loader.ts';
import { readFirstDevice, type FirstDevice, type OfferRow } from './queries/firstDevice.ts';
import { readProfile, saveShippingAddress } from '../session/service.ts';

const FEATURE = 'first_device_offer';

/** Read once per request. */
export const loadFirstDevice: (ctx: RequestContext) => Promise<FirstDevice> = perRequest(readNow);

/** Null with a device, after an order, or when the offer is off (DEV-18, DEV-20). */
export async function offerFor(ctx: RequestContext): Promise<OfferRow | null> {
  const { hasDevice, order, offer } = await loadFirstDevice(ctx);
  return hasDevice || order !== null || offer === null || !(await isOffered(ctx)) ? null : offer;
}

async function readNow({ db, brand, member, locale }: RequestContext): Promise<FirstDevice> {
  return member === null
    ? { hasDevice: false, order: null, offer: null }
    : readFirstDevice(db, { memberId: member.id, brandId: brand.id, locale });
}

async function isOffered(ctx: RequestContext): Promise<boolean> {
  return (await readFeatures(ctx)).some(({ key, isEnabled }) => key === FEATURE && isEnabled);
}

/** Orders the first device, once; a repeat returns the existing order. Source: GQL-23, DEV-19. */
export async function claimFirstDevice(ctx: MemberContext, typed: TypedAddress | null) {
  const { db, brand, member, deps } = ctx;
  // Bypasses the request's cache, so that the answer sees the new order.
  const { order, hasDevice, offer } = await readNow(ctx);
  if (order !== null) return { order };
  if (hasDevice) return refusal('NOT_ALLOWED', say('rewards.hasDevice'));
  if (offer === null || !(await isOffered(ctx))) return refusal('NOT_ALLOWED', say('rewards.noOffer'));
  const given = typed === null ? null : checkAddress(typed, brand.config.country);
  if (given !== null && 'faults' in given) return invalid(addressFaults(given.faults, brand.config.country));
  const address = given?.address ?? (await readProfile(db, brand.id, member.id))?.shippingAddress;
  if (address == null) return invalid([{ field: 'address', message: say('rewards.addressNeeded') }]);
  const placed = await transaction(db, async (tx) => {
    if (given !== null) await saveShippingAddress(tx, brand.id, member.id, address);
    return placeOrder(tx, deps, {
      brandId: brand.id,
      memberId: member.id,
      key: FIRST_DEVICE,
      ...FREE_PLUG,
      quantity: 1,
      title: offer.title,
      address,
    });
  });
  return { order: placed };
}
