import {
  reachedMilestones,
  type MilestoneFacts,
  type MilestoneId,
} from '../../../domain/events/milestones.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { TOOK_PART } from '../../readmodels/memberEvents.ts';
import { IS_SAVED, SAVED_WH } from '../../readmodels/teams.ts';
import { milestones } from '../tables.ts';

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

type Untold = { readonly memberId: string; readonly reached: readonly MilestoneId[] };

/** $1 event, $2 limit, $3 reached until. */
const untold = statement<Untold>(
  'milestones-untold',
  `select r.member_id as "memberId", array_agg(r.milestone) as reached
   from milestones r
   where r.event_id = $1 and not r.told and r.reached_at <= $3::timestamptz
   group by 1
   order by 1 limit $2`,
);

/** Members who reached something by this event until then, and haven't been told. */
export const untoldMilestones = (
  tx: Db,
  { eventId, until, limit }: { readonly eventId: string; readonly until: Date; readonly limit: number },
): Promise<Untold[]> => untold(tx, [eventId, limit, until.toISOString()]);

const tell = statement(
  'milestones-tell',
  `update milestones set told = true where event_id = $1 and member_id = any($2::uuid[])`,
);

export async function markMilestonesTold(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
): Promise<void> {
  await tell(tx, [eventId, [...memberIds]]);
}
