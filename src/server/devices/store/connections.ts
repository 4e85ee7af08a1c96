import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isId } from '../../platform/ids.ts';
import { deviceConnections, devices } from '../tables.ts';

export type ConnectionRow = typeof deviceConnections.$inferSelect;

export const isConnection = (memberId: string, connectionId: string): SQL | undefined =>
  and(eq(deviceConnections.memberId, memberId), eq(deviceConnections.id, connectionId));

/** Connections except removed ones, with their number of devices. */
export async function readConnections(
  db: Db,
  memberId: string,
): Promise<{ id: string; connectionConfigId: string; status: 'connected' | 'ended'; deviceCount: number }[]> {
  const found = await db
    .select({
      id: deviceConnections.id,
      connectionConfigId: deviceConnections.connectionConfigId,
      status: deviceConnections.status,
      deviceCount: sql<number>`count(${devices.id})::int`,
    })
    .from(deviceConnections)
    .leftJoin(
      devices,
      and(
        eq(devices.memberId, deviceConnections.memberId),
        eq(devices.connectionId, deviceConnections.id),
        isNull(devices.removedAt),
      ),
    )
    .where(and(eq(deviceConnections.memberId, memberId), ne(deviceConnections.status, 'removed')))
    .groupBy(deviceConnections.memberId, deviceConnections.id);
  return found.map(({ status, ...connection }) => ({
    ...connection,
    status: status === 'connected' ? status : 'ended',
  }));
}

export type ConnectionKey = {
  readonly memberId: string;
  readonly connectionId: string;
};

/** In the order of `asked`; null for a removed or unknown connection. */
export async function readConnectionsByKey(
  db: Db,
  asked: readonly ConnectionKey[],
): Promise<(ConnectionRow | null)[]> {
  const members = sql.param(asked.map(({ memberId }) => memberId));
  const ids = sql.param(asked.map(({ connectionId }) => connectionId));
  const found = await db
    .select()
    .from(deviceConnections)
    .where(
      and(
        sql`(${deviceConnections.memberId}, ${deviceConnections.id}) in (select * from unnest(${members}::uuid[], ${ids}::uuid[]))`,
        ne(deviceConnections.status, 'removed'),
      ),
    );
  const rows = new Map(found.map((row) => [`${row.memberId}:${row.id}`, row]));
  return asked.map(({ memberId, connectionId }) => rows.get(`${memberId}:${connectionId}`) ?? null);
}

/** Null for a connection that isn't the member's, or was removed. `lock`: until the transaction ends. */
export async function readConnection(
  db: Db,
  memberId: string,
  connectionId: string,
  lock = false,
): Promise<ConnectionRow | null> {
  if (!isId(connectionId)) return null;
  const query = db
    .select()
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.id, connectionId),
        ne(deviceConnections.status, 'removed'),
      ),
    );
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Since when the member has been connected with a partner; null if not connected. */
export async function readConnectedAt(
  db: Db,
  memberId: string,
  connectionConfigId: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ connectedAt: deviceConnections.connectedAt })
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.connectionConfigId, connectionConfigId),
        eq(deviceConnections.status, 'connected'),
      ),
    );
  return row?.connectedAt ?? null;
}

/** Several members, of several brands, may share one account. */
export function readConnectionsOfAccount(
  db: Db,
  connectionConfigId: string,
  account: string,
): Promise<ConnectionKey[]> {
  return db
    .select({ memberId: deviceConnections.memberId, connectionId: deviceConnections.id })
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.connectionConfigId, connectionConfigId),
        eq(deviceConnections.externalAccount, account),
        eq(deviceConnections.status, 'connected'),
      ),
    );
}
