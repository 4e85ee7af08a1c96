import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { RunningExperiment } from '../../domain/experiments/experiment.ts';
import type { Db } from '../platform/db/db.ts';
import { experiments } from '../experiments/tables.ts';
import { builtRead } from '../platform/db/sql.ts';

/** An experiment that gives members variants, with whether analytics carry it. */
export type LiveExperiment = RunningExperiment & { readonly tracked: boolean };

/** The experiments that run in a brand, or that ran at an instant. */
export async function readLiveExperiments(
  db: Db,
  brandId: string,
  at: Date | null,
): Promise<LiveExperiment[]> {
  const { key, featureKey, segmentId, variants, tracked, brand, state, startedAt, stoppedAt } = experiments;
  const runs =
    at === null ? eq(state, 'RUNNING') : and(lte(startedAt, at), or(isNull(stoppedAt), gt(stoppedAt, at)));
  return db
    .select({ key, featureKey, segmentId, variants, tracked })
    .from(experiments)
    .where(and(eq(brand, brandId), runs))
    .orderBy(key);
}

/** The variations that `members m` had been shown at an instant, by experiment; `at` is an expression. */
export const shownColumn = (at: string): string =>
  `coalesce((select json_object_agg(x.key, x.variation) from experiment_assignments x
            where x.member_id = m.id and (x.shown_at is null or x.shown_at <= ${at})), '{}')`;

const read = builtRead<{ shown: Readonly<Record<string, string>> }>(
  `select ${shownColumn('$2::timestamptz')} as shown from members m where m.id = $1`,
);

/** The variations that a member had been shown at an instant, by experiment. */
export async function readShown(
  db: Db,
  memberId: string,
  at: Date,
): Promise<Readonly<Record<string, string>>> {
  return (await read(db, [memberId, at.toISOString()]))[0]?.shown ?? {};
}
