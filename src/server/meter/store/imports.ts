import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { MeterFileNotice } from '../../../domain/meter/meterFile.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MeterImport, MeterOwner, ReadFile } from '../imports.ts';
import { deliveryFaults, meterImports } from '../tables.ts';

type Scope = Pick<MeterOwner, 'brandId' | 'memberId'>;

export async function insertImport(
  tx: Db,
  { brandId, memberId }: Scope,
  sha256: string,
  taken: MeterImport,
): Promise<void> {
  await tx.insert(meterImports).values({ ...taken, brand: brandId, memberId, sha256 });
}

/** A row of GET /api/meter_data, without internal columns. */
const { id, fileName, format, source, importedAt, readings, newDays, changedDays, firstAt, lastAt, notes } =
  meterImports;
const importColumns = {
  id,
  fileName,
  format,
  source,
  importedAt,
  readings,
  newDays,
  changedDays,
  firstAt,
  lastAt,
  notes,
};

export async function readImport(
  db: Db,
  memberId: string,
  sha256: string,
  from: ReadFile['source'],
): Promise<MeterImport | null> {
  const [row] = await db
    .select(importColumns)
    .from(meterImports)
    .where(
      and(
        eq(meterImports.memberId, memberId),
        eq(meterImports.sha256, sha256),
        eq(meterImports.source, from),
      ),
    );
  return row === undefined ? null : { ...row, notes: row.notes.map(toNotice) };
}

/** Old remarks have no kind; those are shown as stored. */
const toNotice = (note: MeterFileNotice | string): MeterFileNotice =>
  typeof note === 'string' ? { code: 'other', message: note } : note;

export async function listImports(
  db: Db,
  { brandId, memberId }: Scope,
  limit: number,
): Promise<MeterImport[]> {
  const rows = await db
    .select(importColumns)
    .from(meterImports)
    .where(and(eq(meterImports.memberId, memberId), eq(meterImports.brand, brandId)))
    .orderBy(desc(meterImports.importedAt), desc(meterImports.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, notes: row.notes.map(toNotice) }));
}

export type NewFault = typeof deliveryFaults.$inferInsert;

/** A refused meter of a utility's delivery, or a refused delivery. */
export type DeliveryFaultRow = typeof deliveryFaults.$inferSelect;

/** Keeps faults for staff; the same fault of the same file only once, as it was last received. */
export async function insertFaults(db: Db, faults: readonly NewFault[]): Promise<void> {
  if (faults.length > 0)
    await db
      .insert(deliveryFaults)
      .values([...faults])
      .onConflictDoUpdate({
        target: [deliveryFaults.utilityId, deliveryFaults.sha256, deliveryFaults.line, deliveryFaults.code],
        set: { receivedAt: sql`excluded.received_at`, replacedAt: null },
      });
}

/** Notes that a file was read, so that those refused before it are no news any more. */
export async function markReplaced(
  db: Db,
  utilityId: string,
  sha256: string,
  replacedAt: Date,
): Promise<void> {
  await db
    .update(deliveryFaults)
    .set({ replacedAt })
    .where(
      and(
        eq(deliveryFaults.utilityId, utilityId),
        ne(deliveryFaults.sha256, sha256),
        isNull(deliveryFaults.replacedAt),
      ),
    );
}

/** Latest first. */
export async function listFaults(
  db: Db,
  scope: { readonly brandId: string; readonly utilityId: string },
  limit: number,
): Promise<DeliveryFaultRow[]> {
  return db
    .select()
    .from(deliveryFaults)
    .where(and(eq(deliveryFaults.utilityId, scope.utilityId), eq(deliveryFaults.brand, scope.brandId)))
    .orderBy(desc(deliveryFaults.receivedAt), deliveryFaults.line)
    .limit(limit);
}
