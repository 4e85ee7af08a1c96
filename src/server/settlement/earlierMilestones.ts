import { groupedBy } from '../../domain/helpers/groupedBy.ts';
import { reachedMilestones, type MilestoneId } from '../../domain/events/milestones.ts';
import { memberTier } from '../../domain/settlement/tier.ts';
import { noteEarlierMilestones, readCountedResults, type CountedResult } from '../events/service.ts';
import type { Db } from '../platform/db/db.ts';
import { instant } from '../platform/db/sql.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { areMilestonesOwed, claimMilestonesOwed } from './store.ts';

const JOB = 'settlement.earlier-milestones';
/** Members per transaction. */
const BATCH_SIZE = 200;

/** Records, once, what members had reached before milestones were recorded with each result. */
export const earlierMilestonesJob: JobDefinition<Record<string, never>> = {
  name: JOB,
  expireInSeconds: 3_600,
  async run(_data, { db, signal }) {
    while (!signal.aborted && (await noteBatch(db)));
  },
};

/** Returns false when none is left. */
function noteBatch(db: Db): Promise<boolean> {
  return transaction(db, async (tx) => {
    const memberIds = await claimMilestonesOwed(tx, BATCH_SIZE);
    if (memberIds.length === 0) return false;
    const results = groupedBy(await readCountedResults(tx, memberIds), ({ memberId }) => memberId);
    await noteEarlierMilestones(tx, [...results.values()].flatMap(reachedBy));
    return memberIds.length === BATCH_SIZE;
  });
}

/** What one member's results reached, each milestone with the event whose result reached it first. */
function reachedBy(results: readonly CountedResult[]) {
  const known = new Set<MilestoneId>();
  let savedWh = 0;
  return results.flatMap(({ memberId, brand, eventId, standing, rules, settledAt, ...result }, before) => {
    savedWh += result.savedWh;
    const { recent, streak } = standing;
    const tier = memberTier(recent, 'signed-up', rules.standing);
    const reached = reachedMilestones({ events: before + 1, savedWh, streak, tier }).filter(
      (id) => !known.has(id),
    );
    for (const id of reached) known.add(id);
    return reached.map((milestone) => ({
      memberId,
      milestone,
      brand,
      eventId,
      reachedAt: instant(settledAt),
    }));
  });
}

export const earlierMilestonesDue: DueSource = {
  name: 'settlement-earlier-milestones',
  isDue: () => [areMilestonesOwed],
  find: () => Promise.resolve([{ job: JOB, data: {}, key: JOB }]),
};
