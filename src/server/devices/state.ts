import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { DeviceState } from './cloud.ts';
import { writeLog } from './log.ts';
import { devices, eventDevices } from './tables.ts';

/**
 * Writes down what a partner says of a device, unless something later is known already. That it went out of reach or
 * came back goes to its log; when it was switched or set, whoever watches it in an event looks at once.
 */
export async function noteState(
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

/** Whoever watches these devices in an event looks now. */
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
