import { and, eq } from 'drizzle-orm';
import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import type { PartnerCloud } from './clouds/partnerCloud.ts';
import type { DeviceDeps } from './deps.ts';
import type { ConnectionRow } from './store/connections.ts';
import { deviceConnections } from './tables.ts';

export const WEBHOOK_PATH = '/webhooks/device';

/** Asks the partner to tell of changes, once a connection. Where it cannot, the readings by the clock go on alone. */
export async function subscribe(
  { brands, config, db, clock, partners }: DeviceDeps,
  cloud: PartnerCloud,
  connection: ConnectionRow,
): Promise<void> {
  const { memberId, id, brand: brandId, connectionConfigId, subscribedAt } = connection;
  const brand = brands.byId(brandId);
  if (subscribedAt !== null || brand === null || partners.device(connectionConfigId)?.webhookSecret == null)
    return;
  const url = `${backendAddress(brand.config, config)}${WEBHOOK_PATH}/${connectionConfigId}`;
  const answer = await cloud.subscribe(url);
  if (answer.ok)
    await db
      .update(deviceConnections)
      .set({ subscribedAt: clock.now() })
      .where(and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, id)));
}
