import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from '../logger.ts';

/** Bytes. Two WAL segments: what running statements may still write when the disk is full. */
const RESERVE = 32 * 1024 * 1024;
/** Bytes that must also be free before writes are allowed again. */
const MARGIN = 16 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

/** Whether a data folder's disk accepts writes. */
export interface DiskSpace {
  readonly isFull: boolean;
  /** Called when a write fails for lack of space. True when the reserve was released, so that one retry helps. */
  noteFull(options: { readonly mayUseReserve: boolean }): boolean;
  /** Checks for space again, at most once per second. */
  checkAgain(): void;
}

export interface DiskSpaceOptions {
  /** The file that is deleted when the disk is full; created here. */
  readonly reserve: string;
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** Free bytes; replaced in tests. */
  readonly free?: (folder: string) => number;
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Keeps a reserve file on the disk and tracks whether it was used. Throws ENOSPC when the reserve doesn't fit. */
export function createDiskSpace({ reserve, log, free = freeBytes }: DiskSpaceOptions): DiskSpace {
  const folder = dirname(reserve);
  let full = false;
  let checkedAt = -Infinity;
  keepReserve(reserve);
  return {
    get isFull() {
      return full;
    },
    noteFull: ({ mayUseReserve }) => {
      if (!full)
        log.error(
          { folder },
          'The disk is full: nothing can be saved until there is space. Members can still look at what is there.',
        );
      full = true;
      const had = fileSize(reserve) > 0;
      if (mayUseReserve && had) rmSync(reserve, { force: true });
      return mayUseReserve && had;
    },
    checkAgain: () => {
      if (!full || performance.now() - checkedAt < CHECK_EVERY_MS) return;
      checkedAt = performance.now();
      const missing = RESERVE - fileSize(reserve);
      if (free(folder) < missing + MARGIN) return;
      keepReserve(reserve);
      full = false;
      log.info({ folder }, 'There is space on the disk again.');
    },
  };
}

function fileSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Writes real bytes, because a sparse file reserves nothing. */
function keepReserve(file: string): void {
  if (fileSize(file) === RESERVE) return;
  const piece = Buffer.alloc(1024 * 1024);
  const opened = openSync(file, 'w', 0o600);
  try {
    for (let written = 0; written < RESERVE;) written += writeSync(opened, piece);
    fdatasyncSync(opened);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
}
