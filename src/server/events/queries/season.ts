import type { DayFacts } from '../../../domain/events/dayOutcome.ts';
import type { MilestoneId } from '../../../domain/events/milestones.ts';
import type { EventType } from '../../../domain/events/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { TOOK_PART, type MemberScope } from '../../readmodels/memberEvents.ts';
import { IS_SAVED, SAVED_WH } from '../../readmodels/teams.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';

/** Instants are milliseconds since 1970. */
export interface SeasonEventRow extends DayFacts {
  readonly id: string;
  readonly type: EventType;
  readonly start: number;
  readonly end: number;
  readonly estimateOnly: boolean;
}

/** What one program brought in a month, `YYYY-MM` by the home's calendar. */
export interface MonthTotalRow {
  readonly month: string;
  readonly programId: string;
  readonly programName: string;
  readonly events: number;
  readonly savedWh: number;
  readonly watts: number;
}

export type SeasonRow = {
  readonly streak: number;
  readonly longestStreak: number;
  /** Earliest first; null: none. */
  readonly events: readonly SeasonEventRow[] | null;
  readonly vacations: readonly { readonly firstDay: string; readonly lastDay: string }[] | null;
  /** Of all seasons, latest month first. */
  readonly totals: readonly MonthTotalRow[] | null;
  /** The latest first. */
  readonly milestones:
    | readonly { readonly milestone: MilestoneId; readonly eventId: string; readonly start: number }[]
    | null;
};

/** $1 member, $2 brand, $3 from, $4 until, $5 now, $6 first day, $7 last day. */
const read = statement<SeasonRow>(
  'member_season',
  `select coalesce(st.streak, 0) as streak,
     greatest(coalesce(st.streak, 0), (
       select max((p.standing_after ->> 'streak')::int) from participations p where p.member_id = en.member_id
     )) as "longestStreak",
     (
       select json_agg(
         json_build_object(
           'id', e.id, 'type', e.type,
           'start', (extract(epoch from e.start_at) * 1000)::int8,
           'end', (extract(epoch from e.end_at) * 1000)::int8,
           'cancelled', e.status = 'CANCELLED', 'over', e.end_at <= $5::timestamptz, 'opt', p.opt,
           'away', ${isAwayAt('en.member_id', 'e.start_at', 'en.time_zone')},
           'tookPart', coalesce(${TOOK_PART}, false), 'settlement', p.settlement,
           'noPower', coalesce(p.pending_reason = 'PowerOutage', false),
           'reductionWh', p.reduction_wh, 'points', p.points,
           'estimateOnly', coalesce(p.estimate_only, false)
         )
         order by e.start_at, e.id
       )
       from (
         select e.id
         from events e
         where e.program_id = en.program_id
           and e.start_at >= $3::timestamptz and e.start_at < $4::timestamptz
           and e.start_at >= coalesce(en.enrolled_at, '-infinity')
           and e.status <> 'CANCELLED' and ${isInvited('e', 'en')}
         union
         select p.event_id
         from participations p
         join events e on e.id = p.event_id
         where p.member_id = en.member_id
           and p.start_at >= $3::timestamptz and p.start_at < $4::timestamptz
           and (e.program_id = en.program_id or e.status <> 'SCHEDULED')
       ) ids
       join events e on e.id = ids.id and not e.is_test
       left join participations p on p.member_id = en.member_id and p.event_id = e.id
     ) as events,
     (
       select json_agg(
         json_build_object('firstDay', to_char(v.starts_on, 'YYYY-MM-DD'), 'lastDay', to_char(v.ends_on, 'YYYY-MM-DD'))
         order by v.starts_on
       )
       from vacations v
       where v.member_id = en.member_id and v.ends_on >= $6::date and v.starts_on <= $7::date
     ) as vacations,
     (
       select json_agg(
         json_build_object(
           'month', t.month, 'programId', t.program_id, 'programName', g.name, 'events', t.events,
           'savedWh', t.saved_wh, 'watts', t.watts
         )
         order by t.month desc, g.name, t.program_id
       )
       from (
         select r.month, r.program_id, sum(r.events)::int as events, sum(r.saved_wh)::int8 as saved_wh,
           sum(r.watts)::int8 as watts
         from (
           select to_char(p.start_at at time zone en.time_zone, 'YYYY-MM') as month, e.program_id, 1 as events,
             case when ${IS_SAVED} then coalesce(${SAVED_WH}, 0) else 0 end as saved_wh, p.booked_watts as watts
           from participations p
           join events e on e.id = p.event_id
           where p.member_id = en.member_id and p.settlement in ('SETTLED', 'RESTATED') and ${TOOK_PART}
           union all
           select m.month, m.program_id, 0, 0, m.watts from month_results m where m.member_id = en.member_id
         ) r
         group by 1, 2
       ) t
       join programs g on g.id = t.program_id
     ) as totals,
     (
       select json_agg(
         json_build_object(
           'milestone', r.milestone, 'eventId', r.event_id, 'start', (extract(epoch from e.start_at) * 1000)::int8
         )
         order by e.start_at desc
       )
       from milestones r
       join events e on e.id = r.event_id
       where r.member_id = en.member_id
     ) as milestones
   from enrolments en
   left join standings st on st.member_id = en.member_id
   where en.member_id = $1 and en.brand = $2`,
);

interface SeasonBounds {
  readonly from: Date;
  readonly until: Date;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly now: Date;
}

/** A member's season, with the totals of all of them. */
export async function readSeason(
  db: Db,
  { memberId, brandId }: MemberScope,
  { from, until, firstDay, lastDay, now }: SeasonBounds,
): Promise<SeasonRow | null> {
  const [row] = await read(db, [
    memberId,
    brandId,
    from.toISOString(),
    until.toISOString(),
    now.toISOString(),
    firstDay,
    lastDay,
  ]);
  return row ?? null;
}
