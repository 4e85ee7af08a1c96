import {
  reachedMilestones,
  type MilestoneFacts,
  type MilestoneId,
} from '../../../domain/events/milestones.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { TOOK_PART } from '../../readmodels/memberEvents.ts';
import { IS_SAVED, SAVED_WH } from '../../readmodels/teams.ts';
import { milestones, type StoredStanding } from '../tables.ts';

type Sums = {
  readonly memberId: string;
  readonly events: number;
  readonly savedWh: number;
  readonly known: readonly string[];
};

/** $1 members. */
const sums = statement<Sums>(
  'milestones-sums',
  `select m.member_id as "memberId", s.events, s.saved_wh as "savedWh",
     array(select r.milestone from milestones r where r.member_id = m.member_id) as known
   from unnest($1::uuid[]) m (member_id)
   cross join lateral (
     select count(*)::int as events, coalesce(sum(${SAVED_WH}), 0)::int8 as saved_wh
     from participations p
     join events e on e.id = p.event_id
     where p.member_id = m.member_id and ${IS_SAVED} and ${TOOK_PART}
   ) s`,
);

/** A member with a result, and the standing that it left. */
export interface SettledMember extends Pick<MilestoneFacts, 'streak' | 'tier'> {
  readonly memberId: string;
}

/**
 * Records the milestones that these results of an event reach, in the transaction that writes them. Its members are
 * locked by the claim, so none is recorded twice.
 */
export async function noteMilestones(
  tx: Db,
  { id: eventId, brandId }: { readonly id: string; readonly brandId: string },
  settled: readonly SettledMember[],
  now: Date,
): Promise<void> {
  if (settled.length === 0) return;
  const found = new Map(
    (await sums(tx, [settled.map(({ memberId }) => memberId)])).map((row) => [row.memberId, row]),
  );
  const reached = settled.flatMap(({ memberId, ...standing }) => {
    const { known = [], events = 0, savedWh = 0 } = found.get(memberId) ?? {};
    return reachedMilestones({ ...standing, events, savedWh })
      .filter((id) => !known.includes(id))
      .map((milestone) => ({ memberId, milestone, brand: brandId, eventId, reachedAt: now }));
  });
  if (reached.length > 0) await tx.insert(milestones).values(reached).onConflictDoNothing();
}

/** A member's result that counts. */
export type CountedResult = {
  readonly memberId: string;
  readonly brand: string;
  readonly eventId: string;
  readonly savedWh: number;
  readonly standing: StoredStanding;
  readonly rules: ProgramRules;
  readonly settledAt: string;
};

/** $1 members. */
const counted = statement<CountedResult>(
  'milestones-counted-results',
  `select p.member_id as "memberId", p.brand, e.id as "eventId", ${SAVED_WH} as "savedWh",
     p.standing_after as standing, e.rules, p.settled_at as "settledAt"
   from participations p
   join events e on e.id = p.event_id
   where p.member_id = any($1::uuid[]) and ${IS_SAVED} and ${TOOK_PART} and p.standing_after is not null
   order by p.member_id, e.start_at, e.id`,
);

/** The results of these members, each one's in the order of the events. */
export const readCountedResults = (tx: Db, memberIds: readonly string[]): Promise<CountedResult[]> =>
  counted(tx, [[...memberIds]]);

/** Of earlier results: shown, and no message about them. */
export async function noteEarlierMilestones(
  tx: Db,
  reached: readonly Omit<typeof milestones.$inferInsert, 'notified'>[],
): Promise<void> {
  if (reached.length > 0)
    await tx
      .insert(milestones)
      .values(reached.map((row) => ({ ...row, notified: true })))
      .onConflictDoNothing();
}

type ToNotify = { readonly memberId: string; readonly reached: readonly MilestoneId[] };

/** $1 event, $2 limit, $3 reached until. */
const toNotify = statement<ToNotify>(
  'milestones-to-notify',
  `select r.member_id as "memberId", array_agg(r.milestone) as reached
   from milestones r
   where r.event_id = $1 and not r.told and r.reached_at <= $3::timestamptz
   group by 1
   order by 1 limit $2`,
);

/** Members who reached something by this event until then, and have no message about it yet. */
export const milestonesToNotify = (
  tx: Db,
  { eventId, until, limit }: { readonly eventId: string; readonly until: Date; readonly limit: number },
): Promise<ToNotify[]> => toNotify(tx, [eventId, limit, until.toISOString()]);

const markNotified = statement(
  'milestones-notified',
  `update milestones set told = true where event_id = $1 and member_id = any($2::uuid[])`,
);

export async function markMilestonesNotified(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
): Promise<void> {
  await markNotified(tx, [eventId, [...memberIds]]);
}
