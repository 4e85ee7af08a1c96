import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { processState, thisProcess, type ProcessIdentity } from './processIdentity.ts';

/** The folder belongs to another process. The message is for the operator. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export interface FolderLock {
  release(): void;
}

interface Holder extends ProcessIdentity {
  /** Null once released. */
  readonly held: true | null;
}

/** The heartbeat interval, for processes that can't see the holder's. */
const beatMs = 5_000;
const silentMs = 30_000;

/**
 * Locks a folder for this process. A lock whose process is dead, even by `kill -9`, is taken over.
 *
 * Locks are numbered files, and the highest number counts. A file is created by linking it to a name that must not
 * exist yet, so only one of two processes gets a number. The highest file is never removed, only marked as released, so
 * a slow process that has seen an older state can't create a file that counts. Throws FolderInUse.
 */
export function lockFolder(folder: string): FolderLock {
  const locks = join(folder, 'lock');
  mkdirSync(locks, { recursive: true, mode: 0o700 });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const highest = highestNumber(locks);
    if (highest > 0) refuseIfHeld(folder, join(locks, String(highest)));
    if (makeFile(locks, highest + 1) && highestNumber(locks) === highest + 1) return held(locks, highest + 1);
  }
  throw new FolderInUse(`${folder} is being taken by several starts at once. Please start again.`);
}

function highestNumber(locks: string): number {
  return Math.max(
    0,
    ...readdirSync(locks)
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  );
}

function refuseIfHeld(folder: string, file: string): void {
  const holder = readHolder(file);
  if (holder === null || holder.held === null) return;
  const state = processState(holder);
  if (state === 'dead' || (holder.pid === process.pid && state === 'alive' && !ours.has(file))) return;
  if (state === 'alive') {
    throw new FolderInUse(
      `${folder} is in use by process ${holder.pid}. The embedded database takes one ` +
        'process at a time: stop that one first, or set DATA_DIR to another folder.',
    );
  }
  const silentFor = Date.now() - statSync(file).mtimeMs;
  if (silentFor < silentMs) {
    throw new FolderInUse(
      `${folder} is in use by process ${holder.pid} of another machine or container. Stop that one ` +
        `first; if it was killed, try again in ${Math.ceil((silentMs - silentFor) / 1_000)} seconds.`,
    );
  }
}

/** This process's files, as opposed to those of a dead one with the same pid (in containers always 1). */
const ours = new Set<string>();

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function makeFile(locks: string, number: number): boolean {
  const draft = join(locks, `draft-${randomUUID()}`);
  const file = join(locks, String(number));
  writeFileSync(draft, JSON.stringify({ ...thisProcess(), held: true } satisfies Holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    ours.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function held(locks: string, number: number): FolderLock {
  const file = join(locks, String(number));
  for (const name of readdirSync(locks))
    if (/^\d+$/.test(name) && Number(name) < number) rmSync(join(locks, name), { force: true });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), beatMs);
  beat.unref();
  let released = false;
  return {
    release: () => {
      if (released) return;
      released = true;
      clearInterval(beat);
      ours.delete(file);
      writeFileSync(file, JSON.stringify({ ...thisProcess(), held: null } satisfies Holder));
    },
  };
}
