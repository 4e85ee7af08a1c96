import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { deviceConnections } from '../tables.ts';
import { isConnection, type ConnectionRow } from './connections.ts';

/** Sealed. */
type TokenColumns = Pick<
  typeof deviceConnections.$inferInsert,
  'accessToken' | 'refreshToken' | 'accessExpiresAt'
>;

const isRemoved = eq(deviceConnections.status, 'removed');
const isConnected = eq(deviceConnections.status, 'connected');

/**
 * Reserves the renewal of the tokens as they were read. Undefined if another process has it, or the tokens
 * changed in the meantime.
 */
export async function claimRenewal(
  db: Db,
  { memberId, id, accessToken }: ConnectionRow,
  seconds: number,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .update(deviceConnections)
    .set({ renewingUntil: sql`clock_timestamp() + ${`${seconds} seconds`}::interval` })
    .where(
      and(
        isConnection(memberId, id),
        isConnected,
        accessToken === null
          ? isNull(deviceConnections.accessToken)
          : eq(deviceConnections.accessToken, accessToken),
        or(
          isNull(deviceConnections.renewingUntil),
          lt(deviceConnections.renewingUntil, sql`clock_timestamp()`),
        ),
      ),
    )
    .returning();
  return row;
}

export async function releaseRenewal(db: Db, { memberId, id }: ConnectionRow): Promise<void> {
  await db.update(deviceConnections).set({ renewingUntil: null }).where(isConnection(memberId, id));
}

/** Undefined if the connection is no longer connected. */
export async function writeRenewedTokens(
  tx: Db,
  { memberId, id }: ConnectionRow,
  tokens: TokenColumns,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .update(deviceConnections)
    .set({ ...tokens, renewingUntil: null })
    .where(and(isConnection(memberId, id), isConnected))
    .returning();
  return row;
}

/** Writes a connection's first tokens, and makes its first poll due. */
export async function writeFirstTokens(
  db: Db,
  { memberId, id }: Pick<ConnectionRow, 'memberId' | 'id'>,
  tokens: TokenColumns,
  dueAt: Date,
): Promise<void> {
  await db
    .update(deviceConnections)
    .set({ ...tokens, pollDueAt: dueAt, hoursDueAt: dueAt })
    .where(and(isConnection(memberId, id), isConnected));
}

/** A removed connection, whose tokens are to be revoked if it has a `revokeDueAt`. */
export async function readRemovedConnection(
  db: Db,
  memberId: string,
  connectionId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(deviceConnections)
    .where(and(isConnection(memberId, connectionId), isRemoved));
  return row;
}

/** Deletes the tokens of a removed connection. */
export async function deleteTokens(db: Db, memberId: string, connectionId: string): Promise<void> {
  await db
    .update(deviceConnections)
    .set({ accessToken: null, refreshToken: null, accessExpiresAt: null, revokeDueAt: null })
    .where(and(isConnection(memberId, connectionId), isRemoved));
}

export async function postponeRevocation(
  db: Db,
  memberId: string,
  connectionId: string,
  change: Pick<ConnectionRow, 'revokeFailures' | 'revokeDueAt'>,
): Promise<void> {
  await db
    .update(deviceConnections)
    .set(change)
    .where(and(isConnection(memberId, connectionId), isRemoved));
}
