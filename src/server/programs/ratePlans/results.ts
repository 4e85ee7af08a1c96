import type { RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import {
  areRatePlansDue,
  findResult,
  listDueResults,
  markResultDue,
  replaceDueResult,
  saveResult,
  type StoredResult,
} from '../store/ratePlanResults.ts';
import { workOutRatePlans } from './workOut.ts';

const HOUR_MS = 3_600_000;
/**
 * How long figures stay fresh; without figures shorter, because a connection or readings may have come since.
 */
const FRESH_MS = { figures: 24 * HOUR_MS, none: HOUR_MS };

interface Owner {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/**
 * The member's comparison: calculated immediately for the first view, then stored. An old one is answered as it
 * is and becomes due, so that only members who view it cost work, once a day at most.
 */
export async function ratePlanResult({
  db,
  brand,
  member,
  now,
}: RequestContext): Promise<StoredResult | null> {
  if (member === null) return null;
  const kept = await findResult(db, member.id);
  if (kept === null) {
    const row = await calculateResult(db, { brandId: brand.id, memberId: member.id, now });
    await saveResult(db, row);
    return row;
  }
  if (kept.dueAt === null && isOld(kept, now)) await markResultDue(db, member.id, now);
  return kept;
}

function isOld({ figures, workedOutAt }: StoredResult, now: Date): boolean {
  return now.getTime() - workedOutAt.getTime() >= (figures === null ? FRESH_MS.none : FRESH_MS.figures);
}

async function calculateResult(db: Db, owner: Owner): Promise<StoredResult> {
  const { brandId, memberId, now } = owner;
  return {
    memberId,
    brand: brandId,
    figures: await workOutRatePlans(db, owner),
    workedOutAt: now,
    dueAt: null,
  };
}

/** Recalculates a member's comparison. */
export const ratePlanJob: JobDefinition<{ readonly brandId: string; readonly memberId: string }> = {
  name: 'programs.ratePlan',
  run: async ({ brandId, memberId }, { db, clock }) =>
    replaceDueResult(db, await calculateResult(db, { brandId, memberId, now: clock.now() })),
};

export const ratePlansDue: DueSource = {
  name: 'ratePlans',
  isDue: (now) => [areRatePlansDue(now)],
  find: async (db, now, limit) => {
    const due = await listDueResults(db, now, limit);
    return due.map((data) => ({ job: ratePlanJob.name, data, key: data.memberId }));
  },
};
