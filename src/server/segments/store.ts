import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { MEMBER_ATTRIBUTES } from '../../domain/segments/attributes.ts';
import { normalTree } from '../../domain/segments/check.ts';
import type { SegmentRule } from '../../domain/segments/tree.ts';
import type { Db } from '../platform/db/db.ts';
import { segmentMembers, segmentReferences, segments, segmentVersions, targetingVersions } from './tables.ts';

/** A segment as it is stored. */
export type SegmentRecord = Omit<typeof segments.$inferSelect, 'nameKey'>;
export type SegmentVersion = typeof segmentVersions.$inferSelect;

const columns = {
  id: segments.id,
  brand: segments.brand,
  name: segments.name,
  description: segments.description,
  kind: segments.kind,
  tree: segments.tree,
  invert: segments.invert,
  active: segments.active,
  activelyEnrolling: segments.activelyEnrolling,
  version: segments.version,
  createdAt: segments.createdAt,
  changedAt: segments.changedAt,
};

/** All segments of a brand by name: there are few. */
export async function readSegments(db: Db, brandId: string): Promise<SegmentRecord[]> {
  const found = await db
    .select(columns)
    .from(segments)
    .where(eq(segments.brand, brandId))
    .orderBy(segments.nameKey);
  return found.map(withNormalTree);
}

/** Rules from before codes and regions were normalised compare what they meant. */
const withNormalTree = <T extends Pick<SegmentRecord, 'tree'>>(record: T): T => ({
  ...record,
  tree: record.tree && normalTree(record.tree, MEMBER_ATTRIBUTES),
});

/** A brand's segments as they were at an instant. */
export async function readSegmentsAt(db: Db, brandId: string, at: Date): Promise<SegmentRecord[]> {
  const found = await db
    .selectDistinctOn([segmentVersions.segmentId])
    .from(segmentVersions)
    .where(and(eq(segmentVersions.brand, brandId), lte(segmentVersions.at, at)))
    .orderBy(segmentVersions.segmentId, desc(segmentVersions.version));
  return found
    .filter(({ deleted }) => !deleted)
    .map(({ segmentId, at: savedAt, ...content }) => ({
      ...withNormalTree(content),
      id: segmentId,
      createdAt: savedAt,
      changedAt: savedAt,
    }));
}

/** Changes of a brand's segments and features wait for each other, so that no two of them make a cycle together. */
export async function lockTargeting(tx: Db, brandId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`targeting:${brandId}`}, 0))`);
}

/** The segment that has this name's key, if it is another one. */
export async function nameTaken(
  tx: Db,
  brandId: string,
  nameKey: string,
  exceptId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(eq(segments.brand, brandId), eq(segments.nameKey, nameKey)));
  return row !== undefined && row.id !== exceptId;
}

/** Writes the segment, its version and its references. */
export async function writeSegment(
  tx: Db,
  record: typeof segments.$inferInsert,
  refersTo: readonly string[],
  { actorId, reason }: { readonly actorId: string | null; readonly reason: string },
): Promise<void> {
  const { id, createdAt: _createdAt, ...content } = record;
  await tx.insert(segments).values(record).onConflictDoUpdate({ target: segments.id, set: content });
  await tx.delete(segmentReferences).where(eq(segmentReferences.segmentId, id));
  if (refersTo.length > 0)
    await tx.insert(segmentReferences).values(refersTo.map((other) => ({ segmentId: id, refersTo: other })));
  await writeVersion(tx, { ...record, segmentId: id, at: record.changedAt, actorId, reason });
}

export async function writeVersion(tx: Db, version: typeof segmentVersions.$inferInsert): Promise<void> {
  await tx.insert(segmentVersions).values(version);
}

export async function deleteSegmentRow(tx: Db, id: string): Promise<void> {
  await tx.delete(segments).where(eq(segments.id, id));
}

/** Latest first. */
export async function readSegmentVersions(
  db: Db,
  brandId: string,
  segmentId: string,
): Promise<SegmentVersion[]> {
  return db
    .select()
    .from(segmentVersions)
    .where(and(eq(segmentVersions.brand, brandId), eq(segmentVersions.segmentId, segmentId)))
    .orderBy(sql`${segmentVersions.version} desc`);
}

/** A brand's deleted segments as they last were, the latest deleted first. */
export async function readDeletedSegments(db: Db, brandId: string): Promise<SegmentVersion[]> {
  const latest = await db
    .selectDistinctOn([segmentVersions.segmentId])
    .from(segmentVersions)
    .where(eq(segmentVersions.brand, brandId))
    .orderBy(segmentVersions.segmentId, desc(segmentVersions.version));
  return latest
    .filter(({ deleted }) => deleted)
    .map(withNormalTree)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * A segment as it was at an instant, or as no one of the staff left it later; where it is younger, as it was at first.
 * Null: it was deleted, or never there.
 */
export async function segmentBefore(
  db: Db,
  brandId: string,
  segmentId: string,
  since: Date,
): Promise<SegmentRecord | null> {
  const versions = await readSegmentVersions(db, brandId, segmentId);
  const version =
    versions.find(({ at, actorId }) => at <= since || actorId === null) ?? versions.at(-1) ?? null;
  if (version === null || version.deleted) return null;
  return { ...withNormalTree(version), id: segmentId, createdAt: version.at, changedAt: version.at };
}

export async function forgetMembers(tx: Db, segmentId: string): Promise<void> {
  await tx.delete(segmentMembers).where(eq(segmentMembers.segmentId, segmentId));
}

/** Counts a change of the brand's targeting. */
export async function raiseVersion(tx: Db, brandId: string): Promise<void> {
  await tx
    .insert(targetingVersions)
    .values({ brand: brandId, version: 1 })
    .onConflictDoUpdate({
      target: targetingVersions.brand,
      set: { version: sql`${targetingVersions.version} + 1` },
    });
}

/** The versions of these brands' targeting; a brand without one never changed. */
export async function readVersions(db: Db, brandIds: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select()
    .from(targetingVersions)
    .where(inArray(targetingVersions.brand, [...brandIds]));
  return new Map(found.map(({ brand, version }) => [brand, version]));
}

/** What the engines need of a record. */
export const toRule = ({
  id,
  name,
  tree,
  invert,
  active,
  activelyEnrolling,
}: SegmentRecord): SegmentRule => ({
  id,
  name,
  tree,
  invert,
  active,
  activelyEnrolling,
});

/** Keeps members as those of a segment that stops enrolling. */
export async function storeMembers(tx: Db, segmentId: string, memberIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`insert into segment_members (member_id, segment_id)
        select id, ${segmentId}::uuid
        from unnest(${sql.param([...memberIds])}::uuid[]) id
        on conflict do nothing`,
  );
}
