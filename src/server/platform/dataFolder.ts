import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder can't be closed to other users of this machine. The message is for the operator. */
export class DataFolderFault extends Error {
  override readonly name = 'DataFolderFault';
}

/** The program's own entries in the data folder. */
const OURS = new Set([
  'db',
  'db.before-restore',
  'db.reserve',
  'db.reserve.start',
  'db.restoring',
  'lock',
  'operator.sock',
  'outbox',
  'sandbox',
]);

/** Permissions of everyone but the owner. */
const OTHERS = 0o077;

/**
 * Creates the data folder if needed and closes it and its contents to other users: it holds password hashes, secrets
 * and mail. Files created later are private too (umask). Throws DataFolderFault if the folder can't be closed or
 * holds foreign files.
 */
export function claimDataFolder(folder: string, userId = process.getuid?.()): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // On Windows the user profile's rights keep others out, not a file mode.
  if (userId === undefined) return;
  process.umask(OTHERS);
  const { mode, uid } = statSync(folder);
  const isOpen = (mode & OTHERS) !== 0;
  const shown = (mode & 0o7777).toString(8).padStart(4, '0');
  if (isOpen && uid !== userId && userId !== 0) {
    throw new DataFolderFault(
      `${folder} belongs to another user and is open to others (mode ${shown}). Give it to the ` +
        'user who starts the program, with mode 0700, or set DATA_DIR to another folder.',
    );
  }
  const foreign = readdirSync(folder).find((name) => !OURS.has(name) && name !== 'lost+found');
  if (isOpen && foreign !== undefined) {
    throw new DataFolderFault(
      `${folder} is open to other users of this machine (mode ${shown}) and ` +
        `holds other things than Ebbwatt's data, such as ${foreign}. Set DATA_DIR ` +
        `to a folder of its own, or close this one: chmod 700 ${folder}`,
    );
  }
  if (isOpen) close(folder, 0o700);
  for (const name of OURS) closeAll(join(folder, name));
}

/** An earlier release, a copy or a restore may have left files readable. */
function closeAll(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & OTHERS) !== 0) close(path, found.isDirectory() ? 0o700 : 0o600);
  if (found.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    // Deleted by another process in the meantime.
    if (code === 'ENOENT') return;
    throw new DataFolderFault(
      `${path} can be read by other users of this machine, and that can't be changed (${code}). ` +
        'Run chmod -R go= on the data folder as its owner, or set DATA_DIR to another folder.',
    );
  }
}
