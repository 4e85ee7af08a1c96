import { randomUUID } from 'node:crypto';
import { openObjects } from '../../archive/service.ts';
import type { Config } from '../../platform/config.ts';
import { fault, ok, skipped, type Finding } from './finding.ts';

/** Whether the archive takes a file, gives it back and lets it go. */
export async function checkArchive(config: Config): Promise<Finding> {
  const store = openObjects(config);
  if (store === null) return skipped('archive', 'ARCHIVE_URL is not set: everything stays in the database.');
  const path = `doctor/${randomUUID()}`;
  const written = Buffer.from('ebbwatt');
  try {
    await store.put(path, written);
    const read = await store.read(path, 0, written.length);
    await store.remove(path);
    if (!written.equals(read) || (await store.size(path)) !== null)
      throw new Error('what was written came back changed, or stayed');
    return ok('archive', 'It can be written, read and deleted.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fault(
      'archive',
      `It can’t be used: ${reason}.`,
      'Check ARCHIVE_URL, ARCHIVE_ENDPOINT and its key, the rights of this user there, and that this machine may connect.',
    );
  }
}
