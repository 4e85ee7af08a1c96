import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { FilePeriod } from './queries.ts';
import { settlementFileParts, settlementFiles } from './tables.ts';

export type FileRow = typeof settlementFiles.$inferSelect;

/** The latest file of a month or an event that isn't given up; null: none. */
export async function findLatestFile(
  db: Db,
  programId: string,
  { month, eventId }: FilePeriod,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(settlementFiles)
    .where(
      and(
        eq(settlementFiles.programId, programId),
        month === null ? isNull(settlementFiles.month) : eq(settlementFiles.month, month),
        eventId === null ? isNull(settlementFiles.eventId) : eq(settlementFiles.eventId, eventId),
        ne(settlementFiles.state, 'failed'),
      ),
    )
    .orderBy(desc(settlementFiles.number))
    .limit(1);
  return row ?? null;
}

/** The program is locked, so that numbers have no gap and no twin. */
export async function insertFile(
  tx: Db,
  file: Omit<typeof settlementFiles.$inferInsert, 'number'>,
): Promise<FileRow> {
  const number = (await tx.$count(settlementFiles, eq(settlementFiles.programId, file.programId))) + 1;
  const [row] = await tx
    .insert(settlementFiles)
    .values({ ...file, number })
    .returning();
  if (row === undefined) throw new Error('A settlement file was not saved.');
  return row;
}

export async function findFileRow(db: Db, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(settlementFiles).where(eq(settlementFiles.id, id));
  return row ?? null;
}

export const areFilesDue = (now: Date): SQL =>
  sql`exists (select from settlement_files where due_at <= ${now.toISOString()})`;

export async function readDueFiles(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: settlementFiles.id })
    .from(settlementFiles)
    .where(and(isNotNull(settlementFiles.dueAt), lte(settlementFiles.dueAt, now)))
    .orderBy(asc(settlementFiles.dueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Counts an attempt, and deletes what an earlier one has left. Null: it isn't being made any more. */
export async function beginAttempt(tx: Db, id: string, readAt: Date): Promise<FileRow | null> {
  const [row] = await tx
    .update(settlementFiles)
    .set({ attempts: sql`${settlementFiles.attempts} + 1`, readAt })
    .where(and(eq(settlementFiles.id, id), eq(settlementFiles.state, 'making')))
    .returning();
  if (row !== undefined) await deleteParts(tx, id);
  return row ?? null;
}

async function deleteParts(tx: Db, id: string): Promise<void> {
  await tx.delete(settlementFileParts).where(eq(settlementFileParts.fileId, id));
}

export async function insertPart(db: Db, fileId: string, place: number, content: Uint8Array): Promise<void> {
  await db.insert(settlementFileParts).values({ fileId, place, content });
}

/** Null after the last one. */
export async function readPart(db: Db, fileId: string, place: number): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: settlementFileParts.content })
    .from(settlementFileParts)
    .where(and(eq(settlementFileParts.fileId, fileId), eq(settlementFileParts.place, place)));
  return row?.content ?? null;
}

export type MadeFile = Required<
  Pick<
    FileRow,
    'readyAt' | 'bytes' | 'sha256' | 'homes' | 'baselineWh' | 'usedWh' | 'reductionWh' | 'contents'
  >
>;

export async function markReady(db: Db, id: string, made: MadeFile): Promise<void> {
  await db
    .update(settlementFiles)
    .set({ ...made, state: 'ready', dueAt: null })
    .where(and(eq(settlementFiles.id, id), eq(settlementFiles.state, 'making')));
}

export async function giveUp(tx: Db, id: string): Promise<void> {
  await deleteParts(tx, id);
  await tx.update(settlementFiles).set({ state: 'failed', dueAt: null }).where(eq(settlementFiles.id, id));
}
