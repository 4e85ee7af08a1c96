import { deviceControl } from '../../../domain/devices/deviceTypes.ts';
import { mayOptDevice, type DeviceOptRefusal } from '../../../domain/events/deviceOpting.ts';
import { notBefore } from '../../../domain/events/status.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import { readOptSituation, notifyAgainInEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { readDevice } from '../store/devices.ts';
import { writeOpt } from './store.ts';

/** A member's decision about one device in one event. */
export interface DeviceOpt {
  readonly brandId: string;
  readonly memberId: string;
  readonly eventId: string;
  readonly deviceId: string;
  readonly opt: OptValue;
  readonly now: Date;
}

/** `not-found`: the member was never invited to the event, or has no such device. */
export type DeviceOptOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly reason: 'not-found' | DeviceOptRefusal };

/**
 * Opts one device in or out. During the event the device is commanded or restored immediately. Repeating it
 * changes nothing.
 */
export function optDevice(db: Db, answer: DeviceOpt): Promise<DeviceOptOutcome> {
  return transaction<DeviceOptOutcome>(db, async (tx) => {
    const { memberId, eventId, deviceId, opt, now } = answer;
    const found = await readOptSituation(tx, answer);
    const device = found === null ? null : await readDevice(tx, memberId, deviceId);
    if (found === null || device === null) return { done: false, reason: 'not-found' };
    const { event, invited, onVacation, opt: memberOpt } = found.situation;
    // Members who left the program can still decide about events they joined before.
    const verdict = mayOptDevice(
      opt,
      {
        event,
        invited: invited || memberOpt !== null,
        onVacation,
        control: deviceControl(device.deviceType),
      },
      notBefore(found.event, found.event.status, now),
    );
    if (!verdict.allowed) return { done: false, reason: verdict.reason };
    await writeOpt(tx, { memberId, deviceId }, eventId, opt);
    if (found.event.status === 'ACTIVE') await notifyAgainInEvent(tx, eventId, memberId);
    return { done: true };
  });
}
