import { archiveUsage } from '../archive/service.ts';
import { backupUsage, goLiveUsage, maskUsage, restoreUsage } from '../backup/service.ts';
import { demoUsage } from '../demo/command.ts';
import { replayUsage } from '../demo/replay/command.ts';
import { importReadingsUsage } from '../meter/commands/importReadings.ts';
import { packReadingsUsage } from '../meter/commands/packReadings.ts';
import type { CommandUsage } from '../platform/operator/command.ts';
import { staffUsage } from '../session/staff/staffCommand.ts';
import { clockUsage } from './clockSubject.ts';
import { distributeUsage } from './distributeSubject.ts';
import { maintenanceUsage } from './maintenanceSubject.ts';
import { partitionUsage } from './partitionSubject.ts';
import { resealUsage } from './resealSubject.ts';

/** What `npm run commands` lists without a database or a server. */
export const commandUsages: readonly CommandUsage[] = [
  archiveUsage,
  backupUsage,
  clockUsage,
  demoUsage,
  distributeUsage,
  goLiveUsage,
  importReadingsUsage,
  maintenanceUsage,
  maskUsage,
  packReadingsUsage,
  partitionUsage,
  replayUsage,
  resealUsage,
  restoreUsage,
  staffUsage,
];
