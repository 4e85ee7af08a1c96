import type { Db } from '../platform/db/db.ts';
import { auditLog } from './tables.ts';

/** Who did what to what, why, and what it was before. */
export interface AuditRecord {
  readonly id: string;
  readonly at: Date;
  readonly brandId: string;
  /** The member of the staff; null for what runs by itself or by the command line. */
  readonly actorId: string | null;
  /** For example `event.schedule`. */
  readonly action: string;
  /** For example `event:<id>`. */
  readonly subject: string;
  readonly reason: string;
  /** Plain JSON; null for something new, and for something that is gone. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Writes a line of the audit log, in the transaction of what it tells of. It stays: nothing changes or removes it. */
export async function record(tx: Db, { brandId, ...entry }: AuditRecord): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, brand: brandId });
}

export { reasonFaults } from './reason.ts';
