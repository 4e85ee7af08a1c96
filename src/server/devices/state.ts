import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { DeviceState } from './cloud.ts';
import { writeLog } from './store/log.ts';
import { devices, eventDevices } from './tables.ts';

/**
 * Stores a state unless a later one is known. Logs when a device goes offline or comes back; a change of its
 * switch or setpoint makes a watch step due at once.
 */
export async function recordState(
  tx: Db,
  memberId: string,
  deviceId: string,
  state: DeviceState,
  at: Date,
): Promise<void> {
  const own = and(eq(devices.memberId, memberId), eq(devices.id, deviceId), isNull(devices.removedAt));
  const [before] = await tx
    .select({ state: devices.state, stateAt: devices.stateAt })
    .from(devices)
    .where(own)
    .for('update');
  if (before === undefined || before.stateAt > at) return;
  await tx.update(devices).set({ state, stateAt: at }).where(own);
  const reach = state.online !== before.state.online;
  if (reach) await writeLog(tx, [{ memberId, deviceId, at, happened: state.online ? 'online' : 'offline' }]);
  if (reach || isMoved(before.state, state)) await wakeWatch(tx, memberId, [deviceId], at);
}

function isMoved(before: DeviceState, after: DeviceState): boolean {
  return before.on !== after.on || before.mode !== after.mode || before.setpoint !== after.setpoint;
}

/** Makes the watch steps of these devices due now. */
export async function wakeWatch(
  tx: Db,
  memberId: string,
  deviceIds: readonly string[],
  at: Date,
): Promise<void> {
  for (const deviceId of deviceIds) {
    await tx
      .update(eventDevices)
      .set({ dueAt: at })
      .where(
        and(
          eq(eventDevices.memberId, memberId),
          eq(eventDevices.deviceId, deviceId),
          eq(eventDevices.step, 'watch'),
        ),
      );
  }
}
