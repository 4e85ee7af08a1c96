/** The disk of the database has no space for a write; reading goes on. Has PostgreSQL's own code for it. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  /** SQLSTATE disk_full. */
  readonly code = '53100';

  constructor(cause?: unknown) {
    super('The disk is full.', { cause });
  }
}

/** A write that the operating system refused: the disk is full, or the user's share of it. */
export function isNoSpace(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
