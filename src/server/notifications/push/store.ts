import { and, eq, inArray, isNull } from 'drizzle-orm';
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

export async function deletePushDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, [...ids]));
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
