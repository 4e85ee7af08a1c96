import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { syncPath } from '../../platform/db/syncFolder.ts';
import type { ObjectStore } from './objectStore.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder that all processes see. */
export function folderStore(folder: string): ObjectStore {
  const toFile = (path: string): string => join(folder, path);
  return {
    put: async (path, bytes) => {
      const file = toFile(path);
      const draft = `${file}.part`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      await syncAbove(file, folder);
    },
    read: async (path, from, to) => {
      const handle = await open(toFile(path), 'r');
      try {
        const bytes = Buffer.alloc(to - from);
        let at = 0;
        while (at < bytes.length) {
          const { bytesRead } = await handle.read(bytes, at, bytes.length - at, from + at);
          if (bytesRead === 0) throw new Error(`${path} ends before ${to}.`);
          at += bytesRead;
        }
        return bytes;
      } finally {
        await handle.close();
      }
    },
    size: async (path) => {
      try {
        return (await stat(toFile(path))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (path) => {
      await rm(toFile(path), { force: true });
    },
    list: (prefix) => listBelow(folder, prefix),
  };
}

/** New folders are on the disk when their own entries in the folders above are. */
async function syncAbove(file: string, root: string): Promise<void> {
  for (let folder = dirname(file); folder.startsWith(root); folder = dirname(folder)) {
    await syncPath(folder);
    if (folder === dirname(folder)) return;
  }
}

async function* listBelow(folder: string, prefix: string): AsyncGenerator<string> {
  try {
    const inside = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    for (const entry of await readdir(inside, { recursive: true, withFileTypes: true })) {
      const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && path.startsWith(prefix)) yield path;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
