import { connectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { transaction } from '../platform/db/transaction.ts';
import { noteAuthorizationEnded } from './authorizationEnd.ts';
import type { DeviceDeps } from './deps.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';

/**
 * Ends a connection whose tokens its partner refused, and lets the member be told. One that has other tokens by now, because
 * somebody renewed them or the member connected anew, goes on: its partner has refused nothing of what is in it. Answers what
 * whoever asked the partner is to be told.
 */
export function endAuthorization(
  deps: DeviceDeps,
  refused: ConnectionRow,
): Promise<{ ok: false; why: 'auth' | 'failed' }> {
  const { memberId, id, brand, connectionConfigId } = refused;
  const at = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const standing = await readConnection(tx, memberId, id, true);
    if (standing?.status !== 'connected') return { ok: false, why: 'auth' };
    if (standing.accessToken !== refused.accessToken) return { ok: false, why: 'failed' };
    await noteAuthorizationEnded(tx, { memberId, id }, at);
    await deps.tellEnded?.(tx, {
      brandId: brand,
      memberId,
      connectionId: id,
      title: connectionConfig(connectionConfigId)?.title ?? connectionConfigId,
      at,
    });
    return { ok: false, why: 'auth' };
  });
}
