import { markAuthorizationEnded } from './authorizationEnd.ts';
import type {
  CloudAnswer,
  DeviceCloud,
  DeviceCommand,
  DeviceState,
  HourOfUse,
  ListedDevice,
} from './cloud.ts';
import { writeLog, type LogEntry } from './log.ts';
import { readMembersWithOpenSteps, readShiftedTimes } from './inEvents/store.ts';
import { type MemberDevice, readDevice, readDevices } from './store/devices.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { saveTokens } from './tokens.ts';
import { recordState } from './state.ts';

/** What other rooms use of this one. */
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

export {
  markAuthorizationEnded,
  openCloud,
  readDevice,
  readDevices,
  readMembersWithOpenSteps,
  readShiftedTimes,
  recordState,
  saveTokens,
  writeLog,
};
