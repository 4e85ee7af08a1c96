import type { Db } from '../platform/db/db.ts';
import { noteAuthorizationEnded } from './authorizationEnd.ts';
import type {
  CloudAnswer,
  DeviceCloud,
  DeviceCommand,
  DeviceState,
  HourOfUse,
  ListedDevice,
} from './cloud.ts';
import { writeLog, type LogEntry } from './log.ts';
import { readMembersUnderWay, readShiftedTimes } from './inEvents/results.ts';
import type { MemberDevice } from './memberDevice.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { keepTokens } from './keepTokens.ts';
import { noteState } from './state.ts';
import { readDevice, readDevices } from './store/devices.ts';

/** The words of this subject that others use. */
export type {
  CloudAnswer,
  DeviceCloud,
  DeviceCommand,
  DeviceDeps,
  DeviceState,
  HourOfUse,
  ListedDevice,
  LogEntry,
  MemberDevice,
};

/** The member's devices in display order; those that were removed are left out. */
export function devicesOf(db: Db, memberId: string): Promise<MemberDevice[]> {
  return readDevices(db, memberId);
}

/** Null for a device that is not the member's, was removed, or never was. */
export function deviceOf(db: Db, memberId: string, deviceId: string): Promise<MemberDevice | null> {
  return readDevice(db, memberId, deviceId);
}

export { keepTokens, noteAuthorizationEnded, noteState, openCloud, writeLog };

/** For settlement: when the members' devices were off or shifted by an event, of those whose state in it is known. */
export function shiftedTimes(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
): ReturnType<typeof readShiftedTimes> {
  return readShiftedTimes(db, eventId, memberIds);
}

/** For settlement: those of the members whose devices are not yet put back; one that could not be, whose next try is overdue since before `since`, is not waited for. */
export function underWay(
  db: Db,
  eventId: string,
  memberIds: readonly string[],
  since: Date,
): Promise<string[]> {
  return readMembersUnderWay(db, eventId, memberIds, since);
}
