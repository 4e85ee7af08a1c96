import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { ratePlanResults } from '../tables.ts';
import { workOutRatePlans } from './workOut.ts';

const HOUR_MS = 3_600_000;
/**
 * How long figures stay fresh; without figures shorter, because a connection or readings may have come since.
 */
const FRESH_MS = { figures: 24 * HOUR_MS, none: HOUR_MS };

export type KeptResult = typeof ratePlanResults.$inferSelect;

interface Owner {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/**
 * The member's comparison: calculated at once for the first view, then stored. An old one is answered as it
 * is and becomes due, so that only members who view it cost work, once a day at most.
 */
export async function ratePlanResult({ db, brand, member, now }: RequestContext): Promise<KeptResult | null> {
  if (member === null) return null;
  const kept = await readResult(db, member.id);
  if (kept === null) return keepResult(db, { brandId: brand.id, memberId: member.id, now });
  if (kept.dueAt === null && isOld(kept, now))
    await db
      .update(ratePlanResults)
      .set({ dueAt: now })
      .where(and(eq(ratePlanResults.memberId, member.id), isNull(ratePlanResults.dueAt)));
  return kept;
}

export async function readResult(db: Db, memberId: string): Promise<KeptResult | null> {
  const [row] = await db.select().from(ratePlanResults).where(eq(ratePlanResults.memberId, memberId));
  return row ?? null;
}

function isOld({ figures, workedOutAt }: KeptResult, now: Date): boolean {
  return now.getTime() - workedOutAt.getTime() >= (figures === null ? FRESH_MS.none : FRESH_MS.figures);
}

async function keepResult(db: Db, owner: Owner): Promise<KeptResult> {
  const { brandId, memberId, now } = owner;
  const row = {
    memberId,
    brand: brandId,
    figures: await workOutRatePlans(db, owner),
    workedOutAt: now,
    dueAt: null,
  };
  const { memberId: target } = ratePlanResults;
  await db.insert(ratePlanResults).values(row).onConflictDoUpdate({ target, set: row });
  return row;
}

/** Recalculates a member's comparison. */
export const ratePlanJob: JobDefinition<{ readonly brandId: string; readonly memberId: string }> = {
  name: 'programs.ratePlan',
  run: async ({ brandId, memberId }, { db, clock }) =>
    void (await keepResult(db, { brandId, memberId, now: clock.now() })),
};

export const ratePlansDue: DueSource = {
  name: 'ratePlans',
  find: async (db, now, limit) => {
    const { memberId, brand, dueAt } = ratePlanResults;
    const due = await db
      .select({ memberId, brandId: brand })
      .from(ratePlanResults)
      .where(lte(dueAt, now))
      .orderBy(asc(dueAt))
      .limit(limit);
    return due.map((data) => ({ job: ratePlanJob.name, data, key: data.memberId }));
  },
};
