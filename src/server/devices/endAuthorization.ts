import { connectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { transaction } from '../platform/db/transaction.ts';
import { noteAuthorizationEnded } from './authorizationEnd.ts';
import type { DeviceParts } from './parts.ts';
import type { ConnectionRow } from './store/connections.ts';

/** Ends a connection, and lets the member be told. */
export async function endAuthorization(parts: DeviceParts, { memberId, id, brand, connectionConfigId }: Pick<ConnectionRow, 'memberId' | 'id' | 'brand' | 'connectionConfigId'>): Promise<void> {
  const at = parts.clock.now();
  await transaction(parts.db, async (tx) => {
    if (!(await noteAuthorizationEnded(tx, { memberId, id }, at))) return;
    await parts.tellEnded?.(tx, { brandId: brand, memberId, connectionId: id, title: connectionConfig(connectionConfigId)?.title ?? connectionConfigId, at });
  });
}
