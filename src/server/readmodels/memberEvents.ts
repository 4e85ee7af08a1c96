import type { Algorithm } from '../../domain/events/algorithms.ts';
import type { MilestoneId } from '../../domain/events/milestones.ts';
import type { EventType, OptValue } from '../../domain/events/types.ts';
import type { Vacation } from '../../domain/events/vacation.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { PAY_HISTORY, type PaidResult, type ProgramPay } from '../../domain/settlement/likelyPay.ts';
import type { Carry } from '../../domain/settlement/carry.ts';
import type { ReceiptInterval } from '../../domain/settlement/receipt.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
import { isInvited } from './audience.ts';
import { readReceiptContents, settledReceipt } from './receipts.ts';
import { vacationAt } from './vacation.ts';

/** An event with one member's participation. Instants are milliseconds since 1970. */
export type MemberEventRow = {
  readonly id: string;
  readonly type: EventType;
  readonly algorithm: Algorithm;
  readonly cancelled: boolean;
  /** It pays nothing and counts nowhere. */
  readonly isTest: boolean;
  readonly start: number;
  readonly end: number;
  readonly rules: ProgramRules;
  readonly programName: string;
  readonly timeZone: string;
  /** Whether the member is now in the event's program and audience. */
  readonly enrolled: boolean;
  /** The vacation in which it starts; null: none. */
  readonly vacation: Vacation | null;
  readonly opt: OptValue | null;
  /** Who said so, in a home of several people. */
  readonly optBy: { readonly id: string; readonly name: string } | null;
  /** Left to make up in its program; null: nothing, or it is over. */
  readonly carried: Carry | null;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED' | null;
  readonly pendingReason:
    | 'NoIntervalData:short-missing'
    | 'NoIntervalData:long-missing'
    | 'MeterTooCoarse'
    | 'ZeroBaseline'
    | 'UnconfirmedZero'
    | 'PowerOutage'
    | 'Error'
    | null;
  readonly baselineWh: number | null;
  readonly usedWh: number | null;
  readonly reductionWh: number | null;
  readonly reductionPoints: number | null;
  readonly points: number | null;
  readonly watts: number | null;
  readonly estimateOnly: boolean;
  /** Null without a baseline, or a result. */
  readonly withinNoise: boolean | null;
  /** When the result was settled; null: there is none. */
  readonly settledAt: number | null;
  /** The people of the home who have seen it, its owner among them; null: none. */
  readonly seenBy: readonly string[] | null;
  /** Reached by its result; null: none. */
  readonly milestones: readonly MilestoneId[] | null;
  /** From the latest receipt; null, too, where the archive has it. */
  readonly intervals: readonly ReceiptInterval[] | null;
  /** The version of the latest receipt if the archive has it. */
  readonly archivedReceipt: number | null;
};

export interface MemberScope {
  readonly brandId: string;
  readonly memberId: string;
}

/** The filter of past events. */
export type EventFilter = 'all' | 'joined' | 'results';

/** The end of a page: its last event's start and id. */
export interface EventPlace {
  readonly start: Date;
  readonly id: string;
}

/** A home that has left the program is withdrawn when the event starts, and isn't in from now on. */
const opt = `case when p.opt <> 'in' or e.status <> 'SCHEDULED' or en.program_id = e.program_id then p.opt end`;

/** The name of the person `a` who answered for `member`'s home, else their address. */
export const ANSWERER = `coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email)`;

/** Whether somebody besides its owner belongs to a home. */
export const isShared = (member: string): string =>
  `exists (select from members o where o.home_id = ${member})`;

const optBy = `case
    when p.opt_by is not null and ${isShared('en.member_id')}
      then (select json_build_object('id', a.id, 'name', ${ANSWERER}) from members a where a.id = p.opt_by)
  end`;

/**
 * The columns of a MemberEventRow and their joins, for a statement on `enrolments en` and `events e`.
 */
export const MEMBER_EVENT_COLUMNS = `e.id, e.type, e.algorithm, e.status = 'CANCELLED' as cancelled, e.is_test as "isTest",
  (extract(epoch from e.start_at) * 1000)::int8 as start,
  (extract(epoch from e.end_at) * 1000)::int8 as "end", e.rules, g.name as "programName",
  coalesce(sp.time_zone, en.time_zone) as "timeZone",
  coalesce(en.program_id = e.program_id, false) and ${isInvited('e', 'en')} as enrolled,
  ${vacationAt('en.member_id', 'e.start_at', 'en.time_zone')} as vacation, ${opt} as opt, ${optBy} as "optBy",
  case
    when e.status in ('SCHEDULED', 'ACTIVE')
      then (select st.carried -> e.program_id::text from standings st where st.member_id = en.member_id)
  end as carried, p.settlement,
  p.pending_reason as "pendingReason", p.baseline_wh as "baselineWh", p.used_wh as "usedWh",
  p.reduction_wh as "reductionWh", p.reduction_points as "reductionPoints", p.points, p.watts,
  coalesce(p.estimate_only, false) as "estimateOnly", p.within_noise as "withinNoise",
  (extract(epoch from p.settled_at) * 1000)::int8 as "settledAt",
  case
    when p.settled_at is not null
      then (
        select json_agg(s.id)
        from (
          select p.member_id as id where p.result_seen_at is not null
          union all
          select v.member_id from results_seen v where v.home_id = p.member_id and v.event_id = p.event_id
        ) s
      )
  end as "seenBy",
  case
    when p.settlement is not null
      then (select json_agg(r.milestone) from milestones r where r.member_id = en.member_id and r.event_id = e.id)
  end as milestones,
  x.receipt -> 'intervals' as intervals,
  case when x.archive_part is not null then x.version end as "archivedReceipt"`;

export const MEMBER_EVENT_JOINS = `join programs g on g.id = e.program_id
   left join participations p on p.member_id = en.member_id and p.event_id = e.id
   left join service_points sp on sp.id = p.service_point_id
   left join lateral receipts_of(en.member_id, e.id) x on x.version = p.receipt_version`;

/** No event lasts a day, so events that started earlier are over. */
const comingIds = `select e.id
  from events e
  where e.program_id = en.program_id
    and e.start_at > $3::timestamptz - interval '1 day'
    and ${isInvited('e', 'en')}
  union
  select p.event_id
  from participations p
  join events e on e.id = p.event_id
  where p.member_id = en.member_id
    and p.start_at > $3::timestamptz - interval '1 day'
    and (e.program_id = en.program_id or e.status <> 'SCHEDULED')`;

/** $1 member, $2 brand, $3 now. */
const coming = statement<MemberEventRow>(
  'member_events_coming',
  `select ${MEMBER_EVENT_COLUMNS}
   from enrolments en
   cross join lateral (${comingIds}) ids
   join events e on e.id = ids.id ${MEMBER_EVENT_JOINS}
   where en.member_id = $1
     and en.brand = $2
     and e.end_at > $3::timestamptz
     and e.status in ('SCHEDULED', 'ACTIVE')
   order by e.start_at, e.id limit 50`,
);

/**
 * A real-time event pays only for devices: a home without one was in it, but took no part. `p` and `e` are the same
 * aliases as above.
 */
export const TOOK_PART = `p.joined_at is not null and (e.type <> 'PARTICIPATION_REDUCTION_RT'
     or exists (select from event_devices x where x.member_id = p.member_id and x.event_id = p.event_id and x.advance is not null))`;

/**
 * Past events that the member took part in or was invited to. A cancelled event is shown only to members who had
 * joined. $1 member, $2 brand, $3 now, $4 filter.
 */
const pastIds = `select e.id, e.start_at from events e
       where $4 = 'all' and e.program_id = en.program_id and not e.is_test and e.status <> 'CANCELLED' and e.end_at <= $3::timestamptz
         and e.start_at >= coalesce(en.enrolled_at, '-infinity') and ${isInvited('e', 'en')}
     union select e.id, e.start_at from participations p join events e on e.id = p.event_id
       where p.member_id = en.member_id and not e.is_test and (e.end_at <= $3::timestamptz or e.status = 'CANCELLED')
         and case $4 when 'joined' then ${TOOK_PART} when 'results' then p.settlement in ('SETTLED', 'RESTATED') else true end`;

const past = statement<MemberEventRow & { total: number }>(
  'member_events_past',
  `with found as materialized (
     select en.member_id, ids.id, ids.start_at
     from enrolments en
     cross join lateral (${pastIds}) ids
     where en.member_id = $1 and en.brand = $2
   ),
   page as (
     select *
     from found
     where $5::timestamptz is null or (start_at, id) < ($5, $6::uuid)
     order by start_at desc, id desc limit $7
   )
   select ${MEMBER_EVENT_COLUMNS}, (select count(*)::int from found) as total
   from page
   join enrolments en on en.member_id = page.member_id
   join events e on e.id = page.id ${MEMBER_EVENT_JOINS}
   order by e.start_at desc, e.id desc`,
);

/** Whether an event is visible to a member: answered, or in the member's program with the member in its audience. */
export const mayMemberSee = `(p.member_id is not null or (e.program_id = en.program_id and ${isInvited('e', 'en')}))`;

/** $1 member, $2 brand, $3 event. */
const one = statement<MemberEventRow>(
  'member_event',
  `select ${MEMBER_EVENT_COLUMNS} from enrolments en join events e on e.brand = en.brand and e.id = $3 ${MEMBER_EVENT_JOINS}
   where en.member_id = $1 and en.brand = $2 and ${mayMemberSee}`,
);

/** Running and upcoming events, soonest first, at most 50. */
export function comingEvents(
  db: Db,
  { memberId, brandId }: MemberScope,
  now: Date,
): Promise<MemberEventRow[]> {
  return coming(db, [memberId, brandId, now.toISOString()]);
}

/** A page of past events, latest first; one more than `limit` when there are more. */
export async function pastEvents(
  db: Db,
  { memberId, brandId }: MemberScope,
  { now, filter, after, limit }: { now: Date; filter: EventFilter; after: EventPlace | null; limit: number },
): Promise<{ rows: MemberEventRow[]; total: number }> {
  const found = await past(db, [
    memberId,
    brandId,
    now.toISOString(),
    filter,
    after?.start.toISOString() ?? null,
    after?.id ?? null,
    limit,
  ]);
  return { rows: found, total: found[0]?.total ?? 0 };
}

/** Null for an event that isn't visible to this member. */
export async function findMemberEvent(
  db: Db,
  { memberId, brandId }: MemberScope,
  eventId: string,
): Promise<MemberEventRow | null> {
  const [row] = await one(db, [memberId, brandId, eventId]);
  return row ?? null;
}

/** The same events, with the intervals of receipts that the archive has. */
export async function withArchivedIntervals(
  db: Db,
  memberId: string,
  events: readonly MemberEventRow[],
): Promise<readonly MemberEventRow[]> {
  const archived = events.flatMap(({ id: eventId, archivedReceipt: version }) =>
    version === null ? [] : { memberId, eventId, version },
  );
  const contentOf = await readReceiptContents(db, archived);
  const found = new Map(archived.map((key) => [key.eventId, settledReceipt(contentOf(key))]));
  return events.map((event) => ({ ...event, intervals: found.get(event.id)?.intervals ?? event.intervals }));
}

/** $1 member, $2 brand, $3 now. */
const pastCount = statement<{ count: number }>(
  'member_events_past_count',
  `select count(*)::int as count from participations p join events e on e.id = p.event_id
   where p.member_id = $1 and p.brand = $2 and ${TOOK_PART} and not e.is_test and e.status <> 'CANCELLED' and e.end_at <= $3::timestamptz`,
);

/** Past events that the member took part in. Source: EVT-12. */
export async function countPastEvents(
  db: Db,
  { memberId, brandId }: MemberScope,
  now: Date,
): Promise<number> {
  const [row] = await pastCount(db, [memberId, brandId, now.toISOString()]);
  return row?.count ?? 0;
}

/**
 * The facts for an upcoming event's pay estimate. `results` are the paid ones of the latest eight, as on Home, without
 * those that the member left.
 */
export type PayFactsRow = {
  readonly recent: readonly number[] | null;
  readonly streak: number | null;
  /** Null: no utility chosen. */
  readonly everReachedAuthDone: boolean | null;
  readonly hasDevice: boolean;
  readonly results: readonly PaidResult[] | null;
  /** What the program's recent results paid for; null without any. */
  readonly programPay: ProgramPay | null;
};

/** The fields of a `PaidResult`, of a participation `p` and its event `e`. */
export const PAID_RESULT = `'reductionPoints', p.reduction_points, 'baselineWh', p.baseline_wh,
  'minutes', (extract(epoch from e.end_at - e.start_at) / 60)::int,
  'start', (extract(epoch from e.start_at) * 1000)::int8,
  'pointsPerKwh', (e.rules ->> 'pointsPerKwh')::int, 'before', p.standing_before`;

/** `ProgramPay` of the row `program_pay pp`; null without it. */
export const PROGRAM_PAY = `case when pp.program_id is not null then json_build_object('shares', pp.shares, 'results', pp.results) end`;

/**
 * The paid ones of a member's latest eight results, without those that it left, as a `PaidResult` list; `member` is an
 * expression.
 */
export const latestPaid = (member: string): string => `(
    select json_agg(l.result order by l.start_at desc) filter (where not l.estimate_only and l.left_at is null)
    from (
      select json_build_object(${PAID_RESULT}) as result, p.start_at, p.estimate_only, p.left_at
      from participations p
      join events e on e.id = p.event_id
      where p.member_id = ${member} and p.settlement in ('SETTLED', 'RESTATED') and p.baseline_wh is not null
      order by p.start_at desc limit ${PAY_HISTORY.ownResults}
    ) l
  )`;

/** Whether `en`'s home has a device. */
export const hasDevice =
  'exists (select from devices d where d.member_id = en.member_id and d.removed_at is null)';

const pay = statement<PayFactsRow>(
  'member_pay_facts',
  `select s.recent, s.streak, en.ever_reached_auth_done as "everReachedAuthDone", ${hasDevice} as "hasDevice",
     ${latestPaid('en.member_id')} as results, ${PROGRAM_PAY} as "programPay"
   from enrolments en
   left join standings s on s.member_id = en.member_id
   left join program_pay pp on pp.program_id = en.program_id
   where en.member_id = $1 and en.brand = $2`,
);

export async function readPayFacts(db: Db, { memberId, brandId }: MemberScope): Promise<PayFactsRow | null> {
  const [row] = await pay(db, [memberId, brandId]);
  return row ?? null;
}
