import { createLog } from '../../src/server/platform/log.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';

/** Opens an embedded database in a folder as the program does: every commit waits for the disk. */
export function folderDb(folder: string): Promise<OpenDatabase> {
  return openEmbedded(folder, { log: createLog('fatal', process.stderr) });
}
