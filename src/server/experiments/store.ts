import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deletedExperiments, experimentAssignments, experiments, experimentVersions } from './tables.ts';

export type ExperimentRow = typeof experiments.$inferSelect;
export type ExperimentVersion = typeof experimentVersions.$inferSelect;

/** Who changed an experiment, when and why. */
type SavedBy = Pick<ExperimentVersion, 'at' | 'actorId' | 'reason'>;

/** A brand's experiments, the latest change first. */
export async function readExperiments(db: Db, brandId: string): Promise<ExperimentRow[]> {
  return db
    .select()
    .from(experiments)
    .where(eq(experiments.brand, brandId))
    .orderBy(sql`${experiments.changedAt} desc, ${experiments.key}`);
}

/** Latest first. */
export async function readExperimentVersions(
  db: Db,
  brandId: string,
  key: string,
  limit: number,
): Promise<ExperimentVersion[]> {
  return db
    .select()
    .from(experimentVersions)
    .where(and(eq(experimentVersions.brand, brandId), eq(experimentVersions.key, key)))
    .orderBy(desc(experimentVersions.version))
    .limit(limit);
}

/** Writes an experiment and its version. */
export async function writeExperiment(tx: Db, row: ExperimentRow, by: SavedBy): Promise<void> {
  const { brand: _brand, key: _key, createdAt: _createdAt, ...content } = row;
  await tx
    .insert(experiments)
    .values(row)
    .onConflictDoUpdate({ target: [experiments.brand, experiments.key], set: content });
  await writeVersion(tx, row, { ...by, deleted: false });
}

/** Deletes a draft, whose deletion counts as a version. */
export async function deleteExperimentRow(tx: Db, row: ExperimentRow, by: SavedBy): Promise<void> {
  const { brand, key, version } = row;
  await tx.delete(experiments).where(and(eq(experiments.brand, brand), eq(experiments.key, key)));
  const last = { version: version + 1 };
  await tx
    .insert(deletedExperiments)
    .values({ brand, key, ...last })
    .onConflictDoUpdate({ target: [deletedExperiments.brand, deletedExperiments.key], set: last });
  await writeVersion(tx, { ...row, ...last }, { ...by, deleted: true });
}

async function writeVersion(
  tx: Db,
  {
    startedAt: _startedAt,
    stoppedAt: _stoppedAt,
    createdAt: _createdAt,
    changedAt: _changedAt,
    ...content
  }: ExperimentRow,
  by: SavedBy & Pick<ExperimentVersion, 'deleted'>,
): Promise<void> {
  await tx.insert(experimentVersions).values({ ...content, ...by });
}

/** The version that the deletion of a draft with this key was; 0: there was none. */
export async function deletedVersion(tx: Db, brandId: string, key: string): Promise<number> {
  const [row] = await tx
    .select({ version: deletedExperiments.version })
    .from(deletedExperiments)
    .where(and(eq(deletedExperiments.brand, brandId), eq(deletedExperiments.key, key)));
  return row?.version ?? 0;
}

/** Records what a member was shown; the first time counts. */
export async function writeShown(
  db: Db,
  shown: readonly { memberId: string; key: string; variation: string; shownAt: Date }[],
): Promise<void> {
  if (shown.length === 0) return;
  await db
    .insert(experimentAssignments)
    .values([...shown])
    .onConflictDoUpdate({
      target: [experimentAssignments.memberId, experimentAssignments.key],
      set: { shownAt: sql`excluded.shown_at` },
      setWhere: isNull(experimentAssignments.shownAt),
    });
}
