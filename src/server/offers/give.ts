import type { Db } from '../platform/db/db.ts';
import { lockOrder, type OrderRow } from '../orders/service.ts';
import { purchase, reserveNow } from './claims.ts';
import type { OfferDeps } from './deps.ts';
import { brandOffer, changeClaim, lockMemberClaim } from './store.ts';

interface Given {
  readonly brandId: string;
  readonly memberId: string;
  readonly offerId: string;
}

/** Reserves an offer for a member of the demonstration. */
export async function holdOffer(
  tx: Db,
  deps: Pick<OfferDeps, 'clock' | 'newId'>,
  { brandId, memberId, offerId }: Given,
): Promise<void> {
  const offer = await brandOffer(tx, brandId, offerId);
  if (offer !== null) await reserveNow(tx, deps, memberId, offer, true);
}

/** Buys what a member of the demonstration reserved, as if a card had paid it. */
export async function buyOffer(
  tx: Db,
  deps: Pick<OfferDeps, 'brands' | 'clock' | 'jobs' | 'newId' | 'notify'>,
  { brandId, memberId, offerId }: Given,
): Promise<OrderRow> {
  const offer = await brandOffer(tx, brandId, offerId);
  const claim = await lockMemberClaim(tx, memberId, offerId);
  if (offer === null || claim === null) throw new Error(`Offer ${offerId} is not reserved.`);
  const now = deps.clock.now();
  const agreed = {
    optionId: offer.options[0]?.id ?? null,
    agreementVersion: offer.agreementVersion,
    agreedAt: now,
  };
  await changeClaim(tx, claim.id, agreed);
  const pointsPerUnit = deps.brands.byId(brandId)?.config.pointsPerUnit ?? null;
  const bought = await purchase(
    tx,
    deps,
    { offer, claim: { ...claim, ...agreed } },
    {
      points: 0,
      cardHundredths: pointsPerUnit === null ? 0 : Math.ceil((offer.pricePoints * 100) / pointsPerUnit),
    },
  );
  const order = bought.orderId === null ? null : await lockOrder(tx, bought.orderId);
  if (order === null) throw new Error(`Offer ${offerId} has no order.`);
  return order;
}
