import type { DeviceState } from './clouds/cloud.ts';
import { writeLog, type LogEntry } from './store/log.ts';
import { readMembersWithOpenSteps, readShiftedTimes } from './inEvents/store.ts';
import { readUseByDevice } from './store/hours.ts';
import { readDevices } from './store/devices.ts';
import { openCloud } from './clouds/openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { disconnectAll } from './connect/disconnectAll.ts';
import { saveTokens } from './connect/tokens.ts';

/** What other rooms use of this one. */
export type { DeviceDeps, DeviceState, LogEntry };

export {
  disconnectAll,
  openCloud,
  readDevices,
  readMembersWithOpenSteps,
  readShiftedTimes,
  readUseByDevice,
  saveTokens,
  writeLog,
};
