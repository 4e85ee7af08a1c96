import type { Db } from '../../platform/db/db.ts';
import { readConnection, readConnections } from '../store/connections.ts';
import type { DeviceDeps } from '../deps.ts';
import { endConnection } from './disconnect.ts';

/** Ends every connection of a member; jobs revoke the tokens. */
export async function disconnectAll(
  tx: Db,
  deps: Pick<DeviceDeps, 'jobs'>,
  memberId: string,
  at: Date,
): Promise<void> {
  for (const { id } of await readConnections(tx, memberId)) {
    const connection = await readConnection(tx, memberId, id, true);
    if (connection !== null) await endConnection(tx, deps, connection, at);
  }
}
