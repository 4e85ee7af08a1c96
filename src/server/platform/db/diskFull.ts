/** The database's disk has no space for a write; reads still work. It has PostgreSQL's own code. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  /** SQLSTATE disk_full. */
  readonly code = '53100';

  constructor(cause?: unknown) {
    super('The disk is full.', { cause });
  }
}

/** Whether the operating system refused a write because the disk, or the user's quota, is full. */
export function isNoSpace(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
