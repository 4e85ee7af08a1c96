import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sourcesHash } from './sourcesHash.mjs';

/** Whether `dist` was built from the current sources. */
export function isBuilt(root, hash = sourcesHash(root)) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

const stampFile = (root) => join(root, 'dist/sources.sha256');

/**
 * Makes sure that `dist` is built from the current sources. Of two simultaneous starts, one builds and the other waits.
 * Ends the process when the build fails; Vite has printed the reason.
 */
export async function ensureBuilt(root) {
  const hash = sourcesHash(root);
  if (isBuilt(root, hash)) return;
  const unlock = await lock(join(root, 'node_modules/.cache/ebbwatt-build'));
  try {
    if (isBuilt(root, hash)) return;
    console.log(
      'Building the app. This takes a few seconds, and happens again only when its sources change.',
    );
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(stampFile(root), hash);
  } finally {
    unlock();
  }
}

/** Only one process can create the folder; it holds the owner's pid, so that a dead owner's lock can be taken over. */
async function lock(folder) {
  mkdirSync(join(folder, '..'), { recursive: true });
  const owner = join(folder, 'owner');
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(owner, String(process.pid));
      const unlock = () => rmSync(folder, { recursive: true, force: true });
      process.once('exit', unlock);
      return unlock;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    await wait(200);
    if (existsSync(owner) && !isAlive(Number(readFileSync(owner, 'utf8'))))
      rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
