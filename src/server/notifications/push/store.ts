import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices, pushKeys, sentMessages } from '../tables.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

/** A browser has one address at its push service: whoever registers it last has it. */
export async function savePushDevice(db: Db, row: PushDeviceRow): Promise<void> {
  await db
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({ target: [pushDevices.brand, pushDevices.addressHash], set: row });
}

export async function endPushDevice(db: Db, memberId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.memberId, memberId), eq(pushDevices.id, id)))
    .returning({ id: pushDevices.id });
  return ended.length > 0;
}

/** They get nothing until the browser registers itself again. */
export async function markEnded(
  db: Db,
  devices: readonly Pick<PushDeviceRow, 'id' | 'sealed'>[],
  now: Date,
): Promise<void> {
  if (devices.length === 0) return;
  const [ids, addresses] = [devices.map(({ id }) => id), devices.map(({ sealed }) => sealed)];
  // One that has registered again meanwhile has another address.
  await db
    .update(pushDevices)
    .set({ endedAt: now })
    .where(and(inArray(pushDevices.id, ids), inArray(pushDevices.sealed, addresses)));
}

interface PushRenewal {
  readonly brand: string;
  readonly memberId: string;
  readonly sessionId: string;
  /** Of its address now, and of the one that it had before. */
  readonly hashes: readonly [now: string, ...before: string[]];
  /** Seals its address for the row with this id. */
  seal(id: string): string;
}

/** Shows notifications again in a browser that is this member's already; any other one stays as it is. */
export async function renewPushDevice(
  tx: Db,
  { brand, memberId, sessionId, hashes, seal }: PushRenewal,
): Promise<void> {
  const found = await tx
    .select({ id: pushDevices.id, memberId: pushDevices.memberId, addressHash: pushDevices.addressHash })
    .from(pushDevices)
    .where(and(eq(pushDevices.brand, brand), inArray(pushDevices.addressHash, [...hashes])))
    .for('update');
  const [addressHash] = hashes;
  const known = found.find((row) => row.addressHash === addressHash) ?? found[0];
  if (known?.memberId !== memberId) return;
  const { id } = known;
  await tx
    .update(pushDevices)
    .set({ sessionId, addressHash, sealed: seal(id), endedAt: null })
    .where(eq(pushDevices.id, id));
}

/** Deletes browsers that ended before this instant. */
export async function forgetEndedDevices(db: Db, before: Date): Promise<void> {
  await db.delete(pushDevices).where(lte(pushDevices.endedAt, before));
}

export async function findPushKey(db: Db, brand: string): Promise<typeof pushKeys.$inferSelect | null> {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.brand, brand));
  return row ?? null;
}

/** Of two processes that make one at the same time, the first one's stays. */
export async function insertPushKey(db: Db, row: typeof pushKeys.$inferInsert): Promise<void> {
  await db.insert(pushKeys).values(row).onConflictDoNothing();
}

/** Whether a message's button is pressed for the first time. */
export async function claimAnswer(db: Db, messageId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(sentMessages)
    .set({ answeredAt: now })
    .where(and(eq(sentMessages.id, messageId), isNull(sentMessages.answeredAt)))
    .returning({ id: sentMessages.id });
  return claimed.length > 0;
}
