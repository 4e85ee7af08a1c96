import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A build's sources. Brands, contracts and migrations are read at start, not built in. */
const roots = ['src', 'codegen', 'package-lock.json', 'vite.config.ts', 'relay.config.js'];
const isSource = (name) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name);

/** A hash of the names and contents of all the build's sources below the project's root. */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).filter(isSource).sort()) add(join(path, name));
    } else {
      hash.update(`\n${path}\n`).update(readFileSync(full));
    }
  };
  for (const path of roots) add(path);
  return hash.digest('hex');
}
