import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { eventTemplates } from '../tables.ts';

export type TemplateRow = typeof eventTemplates.$inferSelect;

export async function insertTemplate(tx: Db, row: TemplateRow): Promise<void> {
  await tx.insert(eventTemplates).values(row);
}

export async function readTemplate(db: Db, brandId: string, id: string): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(eventTemplates)
    .where(and(eq(eventTemplates.id, id), eq(eventTemplates.brand, brandId)));
  return row ?? null;
}

export async function lockTemplate(tx: Db, brandId: string, id: string): Promise<TemplateRow | null> {
  const [row] = await tx
    .select()
    .from(eventTemplates)
    .where(and(eq(eventTemplates.id, id), eq(eventTemplates.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function updateTemplate(tx: Db, { id, ...row }: TemplateRow): Promise<void> {
  await tx.update(eventTemplates).set(row).where(eq(eventTemplates.id, id));
}
