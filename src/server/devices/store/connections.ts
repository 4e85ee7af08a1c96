import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isId } from '../../platform/ids.ts';
import { deviceConnections, devices } from '../tables.ts';

export type ConnectionRow = typeof deviceConnections.$inferSelect;
type NewConnection = typeof deviceConnections.$inferInsert;

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

/** The member's connection with a partner, locked. */
export async function lockConnectionWith(
  tx: Db,
  memberId: string,
  connectionConfigId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.connectionConfigId, connectionConfigId),
        ne(deviceConnections.status, 'removed'),
      ),
    )
    .for('update');
  return row;
}

/** An earlier connection to the same account whose tokens have been revoked, locked. */
export async function lockRemovedConnection(
  tx: Db,
  memberId: string,
  connectionConfigId: string,
  account: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.connectionConfigId, connectionConfigId),
        eq(deviceConnections.externalAccount, account),
        eq(deviceConnections.status, 'removed'),
        isNull(deviceConnections.revokeDueAt),
      ),
    )
    .for('update');
  return row;
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

export async function insertConnection(
  tx: Db,
  connection: NewConnection,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx.insert(deviceConnections).values(connection).returning();
  return row;
}

export async function updateConnection(
  tx: Db,
  memberId: string,
  connectionId: string,
  change: Partial<NewConnection>,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .update(deviceConnections)
    .set(change)
    .where(isConnection(memberId, connectionId))
    .returning();
  return row;
}

/** False if the connection had ended before. */
export async function markConnectionEnded(
  tx: Db,
  memberId: string,
  connectionId: string,
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .update(deviceConnections)
    .set({
      status: 'ended',
      endedAt: at,
      accessToken: null,
      refreshToken: null,
      accessExpiresAt: null,
      pollDueAt: null,
      hoursDueAt: null,
    })
    .where(and(isConnection(memberId, connectionId), eq(deviceConnections.status, 'connected')))
    .returning({ id: deviceConnections.id });
  return ended.length > 0;
}

/** `revokeDueAt`: null if there are no tokens to revoke. */
export async function markConnectionRemoved(
  tx: Db,
  memberId: string,
  connectionId: string,
  at: Date,
  revokeDueAt: Date | null,
): Promise<void> {
  await tx
    .update(deviceConnections)
    .set({
      status: 'removed',
      endedAt: at,
      pollDueAt: null,
      hoursDueAt: null,
      revokeDueAt,
      revokeFailures: 0,
    })
    .where(isConnection(memberId, connectionId));
}

/** Notes that the partner accepted our webhook address. */
export async function markSubscribed(
  db: Db,
  memberId: string,
  connectionId: string,
  at: Date,
): Promise<void> {
  await db.update(deviceConnections).set({ subscribedAt: at }).where(isConnection(memberId, connectionId));
}
