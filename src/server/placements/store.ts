import { and, asc, desc, eq, inArray, lte, max, min, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { placementInstances, placementVersions } from './tables.ts';

/** A piece of content as it is stored. */
export type ContentRow = typeof placementInstances.$inferSelect;
export type ContentVersion = typeof placementVersions.$inferSelect;

/** Who made a version, when and why. */
type Making = Pick<ContentVersion, 'at' | 'actorId' | 'reason'>;

/** All content of a brand, switched off and ended included, in the order of its placements. */
export async function readContents(db: Db, brandId: string): Promise<ContentRow[]> {
  return db
    .select()
    .from(placementInstances)
    .where(eq(placementInstances.brand, brandId))
    .orderBy(
      asc(placementInstances.placement),
      asc(placementInstances.position),
      asc(placementInstances.title),
      asc(placementInstances.id),
    );
}

/** A brand's content as it was at an instant. */
export async function readContentsAt(db: Db, brandId: string, at: Date): Promise<ContentRow[]> {
  const found = await db
    .selectDistinctOn([placementVersions.contentId])
    .from(placementVersions)
    .where(and(eq(placementVersions.brand, brandId), lte(placementVersions.at, at)))
    .orderBy(placementVersions.contentId, desc(placementVersions.version));
  return found.filter(({ deleted }) => !deleted).map(versionContent);
}

/** A brand's deleted content as it last was, the latest deleted first. */
export async function readDeletedContents(db: Db, brandId: string): Promise<ContentVersion[]> {
  const latest = await db
    .selectDistinctOn([placementVersions.contentId])
    .from(placementVersions)
    .where(eq(placementVersions.brand, brandId))
    .orderBy(placementVersions.contentId, desc(placementVersions.version));
  return latest.filter(({ deleted }) => deleted).toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Deleted content as it last was; null: it is there, or never was. */
export async function readDeletedContent(
  db: Db,
  brandId: string,
  id: string,
): Promise<ContentVersion | null> {
  const [latest] = await readContentVersions(db, brandId, id, 1);
  return latest?.deleted === true ? latest : null;
}

/** What a version says. */
export const versionContent = ({
  contentId,
  at: _at,
  actorId: _actorId,
  reason: _reason,
  deleted: _deleted,
  ...content
}: ContentVersion): ContentRow => ({ ...content, id: contentId });

/** Since when each of these is shown: its planned start, or when it was first switched on if that was later. */
export async function readBeginnings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const found = await db
    .select({
      id: placementInstances.id,
      startsAt: placementInstances.startsAt,
      onSince: min(placementVersions.at),
    })
    .from(placementInstances)
    .leftJoin(
      placementVersions,
      and(eq(placementVersions.contentId, placementInstances.id), eq(placementVersions.active, true)),
    )
    .where(inArray(placementInstances.id, [...ids]))
    .groupBy(placementInstances.id);
  return new Map(
    found.flatMap(({ id, startsAt, onSince }) => {
      const at =
        startsAt !== null && onSince !== null && startsAt < onSince ? onSince : (startsAt ?? onSince);
      return at === null ? [] : [[id, at]];
    }),
  );
}

/** Latest first. */
export async function readContentVersions(
  db: Db,
  brandId: string,
  contentId: string,
  limit: number,
): Promise<ContentVersion[]> {
  return db
    .select()
    .from(placementVersions)
    .where(and(eq(placementVersions.brand, brandId), eq(placementVersions.contentId, contentId)))
    .orderBy(desc(placementVersions.version))
    .limit(limit);
}

export async function readContent(db: Db, brandId: string, id: string): Promise<ContentRow | null> {
  const [row] = await db
    .select()
    .from(placementInstances)
    .where(and(eq(placementInstances.brand, brandId), eq(placementInstances.id, id)));
  return row ?? null;
}

/** Whether the id is another brand's, whose content stays as it is. */
export async function isOthersContent(db: Db, brandId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: placementInstances.id })
    .from(placementInstances)
    .where(and(eq(placementInstances.id, id), ne(placementInstances.brand, brandId)));
  return found.length > 0;
}

/** The number of the latest version under an id, of deleted content too; 0: none. */
export async function lastContentVersion(tx: Db, id: string): Promise<number> {
  const [row] = await tx
    .select({ version: max(placementVersions.version) })
    .from(placementVersions)
    .where(eq(placementVersions.contentId, id));
  return row?.version ?? 0;
}

/** Creates or replaces a piece of content of its brand, and keeps the version. */
export async function writeContent(tx: Db, row: ContentRow, making: Making): Promise<void> {
  const { id, brand, ...content } = row;
  await tx
    .insert(placementInstances)
    .values(row)
    .onConflictDoUpdate({
      target: placementInstances.id,
      set: content,
      setWhere: eq(placementInstances.brand, brand),
    });
  await tx.insert(placementVersions).values({ ...content, brand, contentId: id, ...making });
}

/** Deletes content; its versions stay, with one more that says so. */
export async function deleteContentRow(tx: Db, row: ContentRow, making: Making): Promise<void> {
  const { id, ...content } = row;
  await tx
    .delete(placementInstances)
    .where(and(eq(placementInstances.brand, row.brand), eq(placementInstances.id, id)));
  await tx
    .insert(placementVersions)
    .values({ ...content, contentId: id, version: row.version + 1, ...making, deleted: true });
}
