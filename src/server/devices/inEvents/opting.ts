import { deviceControl } from '../../../domain/devices/deviceConfigs.ts';
import { mayOptDevice, type DeviceOptRefusal } from '../../../domain/events/deviceOpting.ts';
import { notBefore } from '../../../domain/events/status.ts';
import type { OptValue } from '../../../domain/events/types.ts';
import { readOptSituation, notifyAgainInEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { readDevice } from '../store/devices.ts';
import { writeOpt } from './store.ts';

/** A member's word for one device and one event. */
export interface DeviceAnswer {
  readonly brandId: string;
  readonly memberId: string;
  readonly eventId: string;
  readonly deviceId: string;
  readonly opt: OptValue;
  readonly now: Date;
}

/** `not-found`: no event that this member was ever asked to, or no device of this member. */
export type DeviceOptOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly reason: 'not-found' | DeviceOptRefusal };

/**
 * Puts one device into an event, or takes it out. While the event runs, its device is told at once: commanded, or put back.
 * The same word again changes nothing.
 */
export function answerForDevice(db: Db, answer: DeviceAnswer): Promise<DeviceOptOutcome> {
  return transaction<DeviceOptOutcome>(db, async (tx) => {
    const { memberId, eventId, deviceId, opt, now } = answer;
    const found = await readOptSituation(tx, answer);
    const device = found === null ? null : await readDevice(tx, memberId, deviceId);
    if (found === null || device === null) return { done: false, reason: 'not-found' };
    const { event, invited, onVacation, opt: memberOpt } = found.situation;
    // Who moved out of the program can still decide about what was joined before.
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
