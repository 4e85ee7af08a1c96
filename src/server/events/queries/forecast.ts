import { FORECAST_EVENTS, FORECAST_SAMPLE, type ForecastEvent } from '../../../domain/events/forecast.ts';
import { isInvited } from '../../readmodels/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { rows, statement, withValues } from '../../platform/db/sql.ts';
import type { Asked } from './realTimeReach.ts';

/** A home that an event would invite, with its past in the program's latest events. */
export interface SampledHome extends Record<string, unknown> {
  readonly memberId: string;
  readonly autoJoin: boolean;
  readonly asked: number;
  readonly joined: number;
  readonly results: number;
  readonly shareSum: number;
  /** How many homes it would invite in all. */
  readonly invited: number;
}

const latest = (program: string, before: string) => `select e.*
  from events e
  where e.program_id = ${program} and e.type = 'PARTICIPATION_REDUCTION' and e.status in ('ENDED', 'CLOSED')
    and not e.is_test and e.start_at < ${before}
  order by e.start_at desc limit ${FORECAST_EVENTS}`;

const counts = `q.settlement in ('SETTLED', 'RESTATED') and q.baseline_wh > 0 and not q.estimate_only`;

/** Whether the home `en` was invited to a scheduled event of a segment. */
export const wasInvited = (eventId: string): string => `exists (
  select from event_audience a where a.member_id = en.member_id and a.event_id = '${eventId}'::uuid
)`;

/** Homes that an event would invite, chosen evenly, the same ones each time. */
export function sampleHomes(
  db: Db,
  programId: string,
  asked: Asked,
  before: Date,
): Promise<readonly SampledHome[]> {
  const known = 'match' in asked ? asked.match.values : [];
  const [program, start] = [`$${known.length + 1}::uuid`, `$${known.length + 2}::timestamptz`];
  const invited =
    'match' in asked
      ? `select en.member_id, en.auto_join, en.enrolled_at from members m ${asked.match.joins}
         join enrolments en on en.member_id = m.id
         where ${asked.match.where} and ${asked.match.conditions.join(' and ')} and en.program_id = ${program}`
      : `select en.member_id, en.auto_join, en.enrolled_at from enrolments en
         where en.program_id = ${program} and ${asked.condition}`;
  return rows<SampledHome>(
    db,
    withValues(
      `with invited as materialized (${invited}),
         sample as (select * from invited order by md5(member_id::text) limit ${FORECAST_SAMPLE}),
         past as materialized (${latest(program, start)})
       select s.member_id as "memberId", s.auto_join as "autoJoin",
         (
           select count(*) from past
           where (s.enrolled_at is null or past.start_at > s.enrolled_at) and ${isInvited('past', 's')}
         )::int as asked,
         p.joined, p.results, p."shareSum", (select count(*) from invited)::int as invited
       from sample s
       cross join lateral (
         select count(*) filter (where q.joined_at is not null)::int as joined,
           count(*) filter (where ${counts})::int as results,
           coalesce(
             sum(greatest(-1, least(1, q.reduction_wh::float8 / nullif(q.baseline_wh, 0)))) filter (where ${counts}), 0
           )::float8 as "shareSum"
         from past join participations q on q.event_id = past.id and q.member_id = s.member_id
       ) p`,
      [...known, programId, before.toISOString()],
    ),
  );
}

const measured = statement<ForecastEvent & Record<string, unknown>>(
  'forecast_events',
  `with past as (${latest('$1', '$2::timestamptz')})
   select (p.performance ->> 'baselineWh')::float8 as "baselineWh",
     (p.performance ->> 'baselineWh')::float8 - (p.performance ->> 'usedWh')::float8 as "reductionWh"
   from past join event_performance p on p.event_id = past.id
   where (p.performance ->> 'homes')::int > 0`,
);

/** What the program's latest events before an instant brought. */
export function readMeasuredEvents(db: Db, programId: string, before: Date): Promise<ForecastEvent[]> {
  return measured(db, [programId, before.toISOString()]);
}
