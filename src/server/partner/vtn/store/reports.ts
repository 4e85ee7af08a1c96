import { and, count, eq, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { openAdrReports } from '../../tables.ts';
import type { VenOwner } from '../store.ts';

export type ReportRow = typeof openAdrReports.$inferSelect;

export const ownReports = ({ brand, keyId }: VenOwner): SQL | undefined =>
  and(eq(openAdrReports.brand, brand), eq(openAdrReports.keyId, keyId));

export async function readReport(db: Db, owner: VenOwner, id: string): Promise<ReportRow | null> {
  const [row] = await db
    .select()
    .from(openAdrReports)
    .where(and(ownReports(owner), eq(openAdrReports.id, id)));
  return row ?? null;
}

/** How many reports a key has about an event. */
export async function countReports(db: Db, keyId: string, eventId: string): Promise<number> {
  const [row] = await db
    .select({ reports: count() })
    .from(openAdrReports)
    .where(and(eq(openAdrReports.keyId, keyId), eq(openAdrReports.eventId, eventId)));
  return row?.reports ?? 0;
}

export async function insertReport(db: Db, row: ReportRow): Promise<void> {
  await db.insert(openAdrReports).values(row);
}

/** As it now is; null: the key has none of this id. */
export async function updateReport(
  db: Db,
  owner: VenOwner,
  id: string,
  change: Pick<ReportRow, 'clientName' | 'name' | 'payloadDescriptors' | 'resources' | 'changedAt'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .update(openAdrReports)
    .set(change)
    .where(and(ownReports(owner), eq(openAdrReports.id, id)))
    .returning();
  return row ?? null;
}

/** Product: as long as the calls to devices are kept. */
const RECORD_DAYS = 400;

export async function forgetOldReports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RECORD_DAYS * 86_400_000);
  await db.delete(openAdrReports).where(lte(openAdrReports.createdAt, before));
}

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.delete(openAdrReports).where(eq(openAdrReports.id, id));
}
