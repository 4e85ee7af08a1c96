import { comfortFault, type ComfortBand } from '../../domain/devices/comfort.ts';
import { isReserve } from '../../domain/devices/reserve.ts';
import { notifyAgain } from '../events/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { missing, refused } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { writeLog } from './store/log.ts';
import type { DeviceDeps } from './deps.ts';
import { readDevice } from './store/devices.ts';
import { lockDevice, updateDevice } from './store/deviceChanges.ts';

export interface DeviceSettings {
  readonly optedIn?: boolean;
  readonly displayName?: string;
  /** Null: the usual band. */
  readonly comfort?: ComfortBand | null;
  /** Percent. */
  readonly reservePercent?: number;
}

const LONGEST_NAME = 80;

/** Throws the 404 error for a device that isn't the member's, and 400 with the field. */
export async function saveDeviceSettings(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  memberId: string,
  deviceId: string,
  settings: DeviceSettings,
): Promise<void> {
  if (!isId(deviceId)) throw missing();
  const name = settings.displayName?.trim().replaceAll(/\s+/g, ' ');
  if (name === '' || (name !== undefined && name.length > LONGEST_NAME))
    throw fault('display_name', say('devices.name', { most: LONGEST_NAME }));
  const now = clock.now();
  await transaction(db, async (tx) => {
    const before = await lockDevice(tx, memberId, deviceId);
    const device = before === undefined ? null : await readDevice(tx, memberId, deviceId);
    if (before === undefined || device === null) throw missing();
    const { optedIn, comfort, reservePercent } = settings;
    if (comfort) {
      if (device.control !== 'setpoint') throw fault('comfort', say('devices.noComfort'));
      const wrong = comfortFault(comfort);
      if (wrong !== null) throw fault('comfort', say('devices.comfort', { fault: wrong }));
    }
    if (reservePercent !== undefined) {
      if (device.reservePercent === null) throw fault('reserve_percent', say('devices.noReserve'));
      if (!isReserve(reservePercent)) throw fault('reserve_percent', say('devices.reserve'));
    }
    const change = {
      ...(optedIn === undefined ? {} : { optedIn }),
      ...(name === undefined ? {} : { displayName: name }),
      ...(comfort === undefined ? {} : { comfort }),
      ...(reservePercent === undefined ? {} : { reservePercent }),
    };
    if (Object.keys(change).length === 0) return;
    await updateDevice(tx, memberId, deviceId, change);
    if (optedIn === undefined || optedIn === before.optedIn) return;
    await writeLog(tx, [{ memberId, deviceId, at: now, happened: optedIn ? 'opted_in' : 'opted_out' }]);
    await notifyAgain(tx, memberId);
  });
}

function fault(field: string, sentence: ReturnType<typeof say>) {
  return refused(say('platform.checkInput'), { code: 'INVALID', fields: { [field]: sentence } });
}
