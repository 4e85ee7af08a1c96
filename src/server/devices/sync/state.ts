import type { Db } from '../../platform/db/db.ts';
import type { DeviceState } from '../clouds/cloud.ts';
import { writeLog } from '../store/log.ts';
import { lockDevice, updateDevice } from '../store/deviceChanges.ts';
import { wakeWatch } from '../store/schedule.ts';

/**
 * Stores a state unless a later one is known. Logs when a device goes offline or comes back; a change of its
 * switch or setpoint makes a watch step due immediately.
 */
export async function recordState(
  tx: Db,
  memberId: string,
  deviceId: string,
  state: DeviceState,
  at: Date,
): Promise<void> {
  const before = await lockDevice(tx, memberId, deviceId);
  if (before === undefined || before.stateAt > at) return;
  await updateDevice(tx, memberId, deviceId, { state, stateAt: at });
  const reach = state.online !== before.state.online;
  if (reach) await writeLog(tx, [{ memberId, deviceId, at, happened: state.online ? 'online' : 'offline' }]);
  if (reach || isMoved(before.state, state)) await wakeWatch(tx, memberId, [deviceId], at);
}

function isMoved(before: DeviceState, after: DeviceState): boolean {
  return before.on !== after.on || before.mode !== after.mode || before.setpoint !== after.setpoint;
}
