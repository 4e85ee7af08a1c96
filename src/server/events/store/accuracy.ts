import { ALGORITHM_RULES, ALGORITHMS } from '../../../domain/events/algorithms.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { ResultFacts } from '../memberView/result.ts';
import { eventHours } from './eventHours.ts';

/** A home of a program with the days that its baseline must leave out. */
export type MeasuredHome = Pick<ResultFacts, 'memberId' | 'timeZone' | 'otherEvents' | 'away'>;

interface HomeRow extends Record<string, unknown> {
  member_id: string;
  time_zone: string;
  others: [number, number][] | null;
  away: [string, string][] | null;
}

/** $1 program, $2 last member of the previous page or null, $3 and $4 time range, $5 limit. */
const homes = statement<HomeRow>(
  'accuracy-homes',
  `select en.member_id, en.time_zone, others.hours as others, away.days as away
   from (
     select member_id, time_zone
     from enrolments
     where program_id = $1 and ($2::uuid is null or member_id > $2::uuid)
     order by member_id limit $5
   ) en
   left join lateral (
     select ${eventHours} as hours
     from participations q
     join events e on e.id = q.event_id
     where q.member_id = en.member_id
       and q.joined_at is not null
       and q.start_at between $3::timestamptz and $4::timestamptz
       and (e.status <> 'CANCELLED' or e.cancelled_at > e.start_at)
   ) others on true
   left join lateral (
     select json_agg(json_build_array(v.starts_on, v.ends_on)) as days
     from vacations v
     where v.member_id = en.member_id
       and v.ends_on >= $3::timestamptz::date - 1
       and v.starts_on <= $4::timestamptz::date + 1
   ) away on true
   order by en.member_id`,
);

/** Ordered by member id, starting after `after`. */
export async function readProgramHomes(
  db: Db,
  {
    programId,
    after,
    from,
    to,
    limit,
  }: { programId: string; after: string | null; from: Date; to: Date; limit: number },
): Promise<MeasuredHome[]> {
  const found = await homes(db, [programId, after, from.toISOString(), to.toISOString(), limit]);
  return found.map((row) => ({
    memberId: row.member_id,
    timeZone: row.time_zone,
    otherEvents: row.others ?? [],
    away: row.away ?? [],
  }));
}

const count = statement<{ count: number }>(
  'accuracy-home-count',
  'select count(*)::int as count from enrolments where program_id = $1',
);

export async function countProgramHomes(db: Db, programId: string): Promise<number> {
  return (await count(db, [programId]))[0]?.count ?? 0;
}

const BY_BASELINE = ALGORITHMS.filter((algorithm) => ALGORITHM_RULES[algorithm].reduction === 'baseline');

const latest = statement<{ start: number; end: number }>(
  'accuracy-latest-event',
  `select extract(epoch from start_at)::int8 as start, extract(epoch from end_at)::int8 as "end" from events
   where program_id = $1 and algorithm = any($2::text[]) and status <> 'CANCELLED' order by start_at desc limit 1`,
);

/** Window of the latest event that pays by baseline, coming ones included, in epoch seconds. */
export async function readLatestWindow(
  db: Db,
  programId: string,
): Promise<{ start: number; end: number } | null> {
  return (await latest(db, [programId, BY_BASELINE]))[0] ?? null;
}
