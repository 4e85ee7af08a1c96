import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';

/** The fewest results by which a wait is judged. */
const FEWEST_RESULTS = 5;

/**
 * How long nine in ten of the latest results before an event took, in its program; restated ones took longer since. $1
 * event.
 */
const wait = statement<{ seconds: number | null; results: number }>(
  'usual_wait_for_results',
  `select (percentile_cont(0.9) within group (order by r.seconds))::float8 as seconds, count(*)::int as results
   from events own
   cross join lateral (
     select e.id, e.end_at
     from events e
     where e.program_id = own.program_id
       and e.type = own.type
       and e.status in ('ENDED', 'CLOSED')
       and e.start_at < own.start_at
       and e.start_at > own.start_at - interval '120 days'
     order by e.start_at desc limit 6
   ) e
   cross join lateral (
     select extract(epoch from p.settled_at - e.end_at) as seconds
     from (
       select settlement, settled_at, estimate_only
       from participations
       where event_id = e.id
       order by member_id limit 200
     ) p
     where p.settlement = 'SETTLED' and not p.estimate_only
     limit 50
   ) r
   where own.id = $1`,
);

/** Seconds from an event's end to its result, as its program's utility usually takes; null: too few results. */
export async function readUsualWait(db: Db, eventId: string): Promise<number | null> {
  const [row] = await wait(db, [eventId]);
  return row === undefined || row.results < FEWEST_RESULTS ? null : row.seconds;
}
