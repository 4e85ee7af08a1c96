import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Waits until a folder's files and directory entries are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  // In parallel, because many syncs take little longer than one.
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await syncFolder(path);
      else if (entry.isFile()) await syncPath(path);
    }),
  );
  // Windows has no way to sync a folder.
  if (process.platform !== 'win32') await syncPath(folder);
}

/** Waits until a file, or a folder's own entries, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
