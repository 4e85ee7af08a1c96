import type { DeviceState } from './cloud.ts';
import { writeLog, type LogEntry } from './store/log.ts';
import { readMembersWithOpenSteps, readShiftedTimes } from './inEvents/store.ts';
import { readDevices } from './store/devices.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { saveTokens } from './tokens.ts';

/** What other rooms use of this one. */
export type { DeviceDeps, DeviceState, LogEntry };

export { openCloud, readDevices, readMembersWithOpenSteps, readShiftedTimes, saveTokens, writeLog };
