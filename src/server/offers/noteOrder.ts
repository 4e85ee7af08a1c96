import type { Db } from '../platform/db/db.ts';
import { TIMING } from './deps.ts';
import { changeClaim, type ClaimRow, type HeldOffer } from './store.ts';

/** Records the order of an offer; the reminders begin when the member should have connected the device. */
export async function noteOrder(
  tx: Db,
  { offer, claim }: HeldOffer,
  orderId: string,
  now: Date,
): Promise<ClaimRow> {
  const change = {
    status: 'purchased',
    orderId,
    purchasedAt: now,
    dueAt: new Date(now.getTime() + offer.connectWithinDays * TIMING.dayMs),
    changedAt: now,
  } as const;
  await changeClaim(tx, claim.id, change);
  return { ...claim, ...change };
}
