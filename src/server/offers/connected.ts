import { afterMove } from '../../domain/offers/offerStatus.ts';
import type { Db } from '../platform/db/db.ts';
import { ordersThatLeft } from './queries/offers.ts';
import { brandOffer, changeClaim, lockUnconnected, type OfferRow } from './store.ts';

export interface ConnectedDevice {
  readonly id: string;
  readonly type: string;
  readonly connectionConfigId: string;
}

/**
 * Completes a member's offers whose device was just connected: one for each device, the longest waiting first, in the
 * transaction that adds the devices. What hasn't left the shop can't be it: the member had that device before.
 */
export async function noteConnected(
  tx: Db,
  memberId: string,
  connected: readonly ConnectedDevice[],
  at: Date,
): Promise<void> {
  const unconnected = await lockUnconnected(tx, memberId);
  const sent = await ordersThatLeft(
    tx,
    unconnected.flatMap(({ orderId }) => orderId ?? []),
  );
  const isSent = ({ orderId }: (typeof unconnected)[number]) => orderId !== null && sent.has(orderId);
  let waiting = await Promise.all(
    unconnected.filter(isSent).map(async (claim) => ({
      ...claim,
      offer: await brandOffer(tx, claim.brand, claim.offerId),
    })),
  );
  for (const device of connected) {
    const done = waiting.find(({ offer }) => isSuch(offer, device));
    const next = done === undefined ? null : afterMove(done.status, 'connect');
    if (done === undefined || next === null) continue;
    await changeClaim(tx, done.id, {
      status: next,
      connectedAt: at,
      deviceId: device.id,
      dueAt: null,
      changedAt: at,
    });
    waiting = waiting.filter((claim) => claim !== done);
  }
}

function isSuch(offer: OfferRow | null, { type, connectionConfigId }: ConnectedDevice): boolean {
  return (
    offer?.deviceType === type &&
    (offer.connectionConfigId === null || offer.connectionConfigId === connectionConfigId)
  );
}
