import type { Db } from '../platform/db/db.ts';
import { noteAuthorizationEnded } from './authorizationEnd.ts';
import type { CloudAnswer, DeviceCloud, DeviceCommand, DeviceState, HourOfUse, ListedDevice } from './cloud.ts';
import { writeLog, type LogEntry } from './log.ts';
import type { MemberDevice } from './memberDevice.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceParts } from './parts.ts';
import { noteState } from './state.ts';
import { readDevice, readDevices } from './store/devices.ts';

/** The words of this subject that others use. */
export type { CloudAnswer, DeviceCloud, DeviceCommand, DeviceParts, DeviceState, HourOfUse, ListedDevice, LogEntry, MemberDevice };

/** The member's devices in display order; those that were removed are left out. */
export function devicesOf(db: Db, memberId: string): Promise<MemberDevice[]> {
  return readDevices(db, memberId);
}

/** Null for a device that is not the member's, was removed, or never was. */
export function deviceOf(db: Db, memberId: string, deviceId: string): Promise<MemberDevice | null> {
  return readDevice(db, memberId, deviceId);
}

export { noteAuthorizationEnded, noteState, openCloud, writeLog };
