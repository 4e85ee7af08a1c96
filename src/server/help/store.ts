import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { HelpScreen } from '../../domain/help/screens.ts';
import { standardScreens } from '../../domain/help/standardScreens.ts';
import type { Db } from '../platform/db/db.ts';
import { helpAnswers, helpVersions } from './tables.ts';

type Row = typeof helpVersions.$inferSelect;

export interface HelpVersionRow extends Row {
  readonly screens: readonly HelpScreen[];
}

/** What was saved before screens could be chosen has those of the article that it replaces. */
const withScreens = (row: Row): HelpVersionRow => ({
  ...row,
  screens: row.screens ?? standardScreens(row.slug),
});

/** The latest version of every article of a brand that staff wrote or changed, by its name in the address. */
export async function readLatest(db: Db, brandId: string): Promise<HelpVersionRow[]> {
  const rows = await db
    .selectDistinctOn([helpVersions.slug])
    .from(helpVersions)
    .where(eq(helpVersions.brand, brandId))
    .orderBy(helpVersions.slug, desc(helpVersions.version));
  return rows.map(withScreens);
}

/** Latest first. */
export async function readVersions(
  db: Db,
  brandId: string,
  slug: string,
  limit: number,
): Promise<HelpVersionRow[]> {
  const rows = await db
    .select()
    .from(helpVersions)
    .where(and(eq(helpVersions.brand, brandId), eq(helpVersions.slug, slug)))
    .orderBy(desc(helpVersions.version))
    .limit(limit);
  return rows.map(withScreens);
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

interface Article {
  readonly brand: string;
  readonly slug: string;
  readonly version: number;
}

export interface HelpAnswer {
  readonly helpful: boolean;
  readonly comment: string;
}

/** Null: the member has said nothing about this version. */
export async function findAnswer(
  db: Db,
  { brand, slug, version }: Article,
  memberId: string,
): Promise<HelpAnswer | null> {
  const [found] = await db
    .select({ helpful: helpAnswers.helpful, comment: helpAnswers.comment })
    .from(helpAnswers)
    .where(
      and(
        eq(helpAnswers.brand, brand),
        eq(helpAnswers.slug, slug),
        eq(helpAnswers.version, version),
        eq(helpAnswers.memberId, memberId),
      ),
    );
  return found ?? null;
}

/** The member's latest word about the version counts. */
export async function writeAnswer(db: Db, row: typeof helpAnswers.$inferInsert): Promise<void> {
  const { helpful, comment, at } = row;
  await db
    .insert(helpAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [helpAnswers.brand, helpAnswers.slug, helpAnswers.version, helpAnswers.memberId],
      set: { helpful, comment, at },
    });
}

/** How many found each version helpful, and how many didn't. */
export async function countAnswers(
  db: Db,
  brandId: string,
): Promise<{ slug: string; version: number; helpful: number; unhelpful: number }[]> {
  return db
    .select({
      slug: helpAnswers.slug,
      version: helpAnswers.version,
      helpful: sql<number>`(count(*) filter (where ${helpAnswers.helpful}))::int`,
      unhelpful: sql<number>`(count(*) filter (where not ${helpAnswers.helpful}))::int`,
    })
    .from(helpAnswers)
    .where(eq(helpAnswers.brand, brandId))
    .groupBy(helpAnswers.slug, helpAnswers.version);
}

/** Latest first, without what says nothing. */
export async function readComments(db: Db, brandId: string, slug: string, limit: number) {
  return db
    .select({
      at: helpAnswers.at,
      version: helpAnswers.version,
      isHelpful: helpAnswers.helpful,
      comment: helpAnswers.comment,
    })
    .from(helpAnswers)
    .where(and(eq(helpAnswers.brand, brandId), eq(helpAnswers.slug, slug), ne(helpAnswers.comment, '')))
    .orderBy(desc(helpAnswers.at), helpAnswers.memberId)
    .limit(limit);
}
