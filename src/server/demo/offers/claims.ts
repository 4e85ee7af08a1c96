import type { Brand } from '../../brands/service.ts';
import { readDevices } from '../../devices/service.ts';
import { buyOffer, holdOffer, noteConnected } from '../../offers/service.ts';
import { moveOrder } from '../../orders/service.ts';
import { saveShippingAddress } from '../../session/service.ts';
import type { DemoRole } from '../cast.ts';
import type { DemoDeps } from '../deps.ts';
import { homeAddress } from '../homeAddress.ts';
import type { DemoMember } from '../record.ts';

const DAY_MS = 86_400_000;

/** Which offer, by its place in the list, a member has, since when, and how far it is. */
const CLAIMS: readonly {
  readonly role: DemoRole;
  readonly offer: number;
  readonly daysAgo: number;
  readonly status: 'reserved' | 'sent' | 'arrived' | 'connected';
}[] = [
  { role: 'demo', offer: 1, daysAgo: 0, status: 'reserved' },
  { role: 'gold', offer: 2, daysAgo: 0, status: 'sent' },
  { role: 'gold', offer: 1, daysAgo: 20, status: 'connected' },
  { role: 'hourly', offer: 1, daysAgo: 72, status: 'arrived' },
];

/** Gives members of the demonstration offers in every status; one device is still not connected after 60 days. */
export async function makeClaims(
  { deps }: Pick<DemoDeps, 'deps'>,
  { config }: Brand,
  members: readonly DemoMember[],
  offerIds: readonly string[],
): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  for (const { role, offer, daysAgo, status } of CLAIMS) {
    const member = members.find((each) => each.role === role);
    const offerId = offerIds[offer];
    if (member === undefined || offerId === undefined) continue;
    const { brandId, memberId } = member;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const then = { ...deps, clock: { ...deps.clock, now: () => at } };
    await saveShippingAddress(db, brandId, memberId, homeAddress(config.country, member));
    await holdOffer(db, then, { brandId, memberId, offerId });
    if (status === 'reserved') continue;
    const order = await buyOffer(db, then, { brandId, memberId, offerId });
    if (status === 'sent') continue;
    await moveOrder(db, then, order, 'fulfilled');
    if (status === 'arrived') continue;
    const thermostat = (await readDevices(db, memberId)).find(
      ({ deviceType }) => deviceType === 'thermostat',
    );
    if (thermostat !== undefined)
      await noteConnected(
        db,
        memberId,
        [{ id: thermostat.id, type: 'thermostat', connectionConfigId: 'slate' }],
        now,
      );
  }
}
