import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from '../logger.ts';
import { isNoSpace } from './diskFull.ts';

/** Bytes. Two WAL segments: what running statements may still write when the disk is full. */
const RESERVE = 32 * 1024 * 1024;
/** Bytes that must also be free before writes are allowed again. */
const MARGIN = 16 * 1024 * 1024;
/** Bytes. Enough for the small files that a start writes: its lock, and the database's own. */
const START_RESERVE = 1024 * 1024;
/** Bytes. Below it, an operator is warned: days of readings of a large brand. */
const LOW = 512 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

/** Whether a data folder's disk accepts writes. */
export interface DiskSpace {
  readonly isFull: boolean;
  /** Free bytes while there are few; null: there are enough. */
  low(): number | null;
  /** Called when a write fails for lack of space. True when the reserve was released, so that one retry helps. */
  noteFull(options: { readonly mayUseReserve: boolean }): boolean;
  /** Checks for space again, at most once per second. */
  checkAgain(): void;
}

export interface DiskSpaceOptions {
  /** The file that is deleted when the disk is full; created here. */
  readonly reserve: string;
  readonly log: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Free bytes; replaced in tests. */
  readonly free?: (folder: string) => number;
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** The file that makes room for a start on a full disk. */
const startReserve = (reserve: string): string => `${reserve}.start`;

/**
 * Does the first writes of a start. On a full disk they use what was kept for them, so that reads are served; what
 * follows finds the disk full.
 */
export function withRoomToStart<Result>(reserve: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!isNoSpace(error) || fileSize(startReserve(reserve)) === 0) throw error;
    rmSync(startReserve(reserve), { force: true });
    return work();
  }
}

/** Keeps a reserve file on the disk and tracks whether it was used. A disk without room for it counts as full. */
export function createDiskSpace({ reserve, log, free = freeBytes }: DiskSpaceOptions): DiskSpace {
  const folder = dirname(reserve);
  let full = false;
  let checkedAt = -Infinity;
  let wasLow = false;
  const noteFull = (): void => {
    if (!full)
      log.error(
        { folder },
        'The disk is full: nothing can be saved until there is space. Members can still look at what is there.',
      );
    full = true;
  };
  const isThereRoom = (): boolean =>
    free(folder) >= RESERVE - fileSize(reserve) + START_RESERVE - fileSize(startReserve(reserve)) + MARGIN;
  const keepReserves = (): void => {
    keepReserve(startReserve(reserve), START_RESERVE);
    keepReserve(reserve, RESERVE);
  };
  if (fileSize(reserve) < RESERVE && !isThereRoom()) {
    noteFull();
    // The database's own files need some room, too.
    rmSync(startReserve(reserve), { force: true });
  } else if (isThereRoom()) keepReserves();
  return {
    get isFull() {
      return full;
    },
    low: () => {
      const bytes = free(folder);
      const isLow = bytes < LOW;
      if (isLow && !wasLow)
        log.warn({ folder, bytes }, 'The disk is nearly full. Make room before nothing can be saved.');
      wasLow = isLow;
      return isLow ? bytes : null;
    },
    noteFull: ({ mayUseReserve }) => {
      noteFull();
      const had = fileSize(reserve) > 0;
      if (mayUseReserve && had) rmSync(reserve, { force: true });
      return mayUseReserve && had;
    },
    checkAgain: () => {
      if (!full || performance.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = performance.now();
      if (!isThereRoom()) return;
      keepReserves();
      full = false;
      log.info({ folder }, 'There is space on the disk again.');
    },
  };
}

function fileSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Writes real bytes, because a sparse file reserves nothing. */
function keepReserve(file: string, bytes: number): void {
  if (fileSize(file) === bytes) return;
  const piece = Buffer.alloc(1024 * 1024);
  const opened = openSync(file, 'w', 0o600);
  try {
    for (let written = 0; written < bytes;) written += writeSync(opened, piece);
    fdatasyncSync(opened);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}
