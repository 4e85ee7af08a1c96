import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a store of files, by `bucket/key`. */
export interface Objects {
  get(name: string): Buffer | null;
  put(name: string, bytes: Buffer): void;
  remove(name: string): void;
  /** In order. */
  names(prefix: string): readonly string[];
}

/** In a folder, where they survive a restart; null: in memory only. */
export function createObjects(folder: string | null): Objects {
  const held = new Map<string, Buffer>();
  const toFile = (name: string): string => join(folder ?? '', encodeURIComponent(name));
  if (folder !== null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of readdirSync(folder))
      held.set(decodeURIComponent(file), readFileSync(join(folder, file)));
  }
  return {
    get: (name) => held.get(name) ?? null,
    put: (name, bytes) => {
      held.set(name, bytes);
      if (folder !== null) writeFileSync(toFile(name), bytes, { mode: 0o600 });
    },
    remove: (name) => {
      held.delete(name);
      if (folder !== null) rmSync(toFile(name), { force: true });
    },
    names: (prefix) => [...held.keys()].filter((name) => name.startsWith(prefix)).sort(),
  };
}
