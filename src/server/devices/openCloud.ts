import type { DeviceCloud } from './cloud.ts';
import type { DeviceParts } from './parts.ts';
import { readConnection } from './store/connections.ts';

/** A member's account at a partner, ready to be asked; null where there is no connection that goes on. */
export async function openCloud(parts: DeviceParts, memberId: string, connectionId: string): Promise<DeviceCloud | null> {
  const connection = await readConnection(parts.db, memberId, connectionId);
  return connection === null || connection.status !== 'connected' ? null : null;
}
