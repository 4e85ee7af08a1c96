import type { Db } from '../platform/db/db.ts';
import { auditLog } from './tables.ts';

/** Who changed what and why, with the state before and after. */
interface AuditRecord {
  readonly id: string;
  readonly at: Date;
  readonly brandId: string;
  /** The staff member; null for jobs and the command line. */
  readonly actorId: string | null;
  /** For example `event.schedule`. */
  readonly action: string;
  /** For example `event:<id>`. */
  readonly subject: string;
  readonly reason: string;
  /** Plain JSON; null when the object did not exist. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Writes an audit entry in the transaction of the change. Entries are never changed or deleted. */
export async function record(tx: Db, { brandId, ...entry }: AuditRecord): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, brand: brandId });
}
