import { and, eq } from 'drizzle-orm';
import type { RunningExperiment } from '../../domain/experiments/experiment.ts';
import type { Db } from '../platform/db/db.ts';
import { experimentAssignments, experiments } from '../experiments/tables.ts';

/** An experiment that gives members variants, with whether analytics carry it. */
export type LiveExperiment = RunningExperiment & { readonly tracked: boolean };

/** The experiments that run in a brand now. */
export async function readLiveExperiments(db: Db, brandId: string): Promise<LiveExperiment[]> {
  const { key, featureKey, segmentId, variants, tracked, brand, state } = experiments;
  return db
    .select({ key, featureKey, segmentId, variants, tracked })
    .from(experiments)
    .where(and(eq(brand, brandId), eq(state, 'RUNNING')))
    .orderBy(key);
}

/** The variations that a member was shown, by experiment. */
export async function readShown(db: Db, memberId: string): Promise<ReadonlyMap<string, string>> {
  const { key, variation, memberId: owner } = experimentAssignments;
  const found = await db.select({ key, variation }).from(experimentAssignments).where(eq(owner, memberId));
  return new Map(found.map((row) => [row.key, row.variation]));
}
