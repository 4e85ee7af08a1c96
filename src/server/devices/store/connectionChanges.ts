import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { deviceConnections } from '../tables.ts';
import { isConnection, type ConnectionRow } from './connections.ts';

type NewConnection = typeof deviceConnections.$inferInsert;

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
