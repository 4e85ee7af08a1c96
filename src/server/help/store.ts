import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { helpVersions } from './tables.ts';

export type HelpVersionRow = typeof helpVersions.$inferSelect;

/** The latest version of every article of a brand that staff wrote or changed, by its name in the address. */
export async function readLatest(db: Db, brandId: string): Promise<HelpVersionRow[]> {
  return db
    .selectDistinctOn([helpVersions.slug])
    .from(helpVersions)
    .where(eq(helpVersions.brand, brandId))
    .orderBy(helpVersions.slug, desc(helpVersions.version));
}

/** Latest first. */
export async function readVersions(
  db: Db,
  brandId: string,
  slug: string,
  limit: number,
): Promise<HelpVersionRow[]> {
  return db
    .select()
    .from(helpVersions)
    .where(and(eq(helpVersions.brand, brandId), eq(helpVersions.slug, slug)))
    .orderBy(desc(helpVersions.version))
    .limit(limit);
}

/** False: someone else saved this version meanwhile. */
export async function writeVersion(tx: Db, row: HelpVersionRow): Promise<boolean> {
  const written = await tx
    .insert(helpVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: helpVersions.version });
  return written.length > 0;
}
