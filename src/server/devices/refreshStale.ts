import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { createLimit } from '../platform/limit.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { readState } from './readState.ts';
import { readDevicesOfConnection } from './store/devices.ts';
import { devices } from './tables.ts';
import { backOff } from './timing.ts';

const AT_ONCE = 4;

/**
 * Reads the states of a connection's devices that their partner told of. What is told while it is being read is read once
 * more: the wish is taken back before the partner is asked.
 */
export async function refreshStale(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const own = and(eq(devices.memberId, memberId), eq(devices.connectionId, connectionId));
  const wished = await db
    .update(devices)
    .set({ readDueAt: null })
    .where(and(own, isNotNull(devices.readDueAt), lte(devices.readDueAt, now)))
    .returning({ id: devices.id });
  if (wished.length === 0) return;
  const cloud = await openCloud(deps, memberId, connectionId);
  if (cloud === null) return;
  const ids = new Set(wished.map(({ id }) => id));
  const limit = createLimit(AT_ONCE);
  const theirs = (await readDevicesOfConnection(db, memberId, connectionId)).filter(({ id }) => ids.has(id));
  const unread = (
    await Promise.all(
      theirs.map((device) => limit(async () => ((await readState(deps, cloud, device)) ? null : device.id))),
    )
  ).filter((id) => id !== null);
  if (unread.length > 0)
    await db
      .update(devices)
      .set({ readDueAt: new Date(now.getTime() + backOff(1)) })
      .where(and(own, inArray(devices.id, unread)));
}
