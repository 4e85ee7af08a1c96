import { sql, type SQL } from 'drizzle-orm';
import { CONNECTION_STATUSES, statusOf, type ConnectionStatusName } from './connectionStatus.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, replanned, shortRead, statement } from '../platform/db/sql.ts';
import type { messageDays, movementWeeks } from './tables.ts';

/** Weeks (UTC, from Monday) until one, which has the present day. */
export interface Weeks {
  readonly first: string;
  readonly last: string;
}

const MS_PER_DAY = 86_400_000;
/** By then a message is sent, or never will be. */
const SETTLED_DAYS = 3;

/** The first day (UTC) whose messages may still change, `YYYY-MM-DD`. */
const openMessageDay = (now: Date): string =>
  new Date(now.getTime() - SETTLED_DAYS * MS_PER_DAY).toISOString().slice(0, 10);

const weekOf = (at: string): string => `date_trunc('week', ${at} at time zone 'UTC')::date`;
const since = (day: string): string => `${day}::date::timestamp at time zone 'UTC'`;
/** The beginning of the week of a time from $2 on: takes a third of the time of `weekOf`, because no calendar is asked. */
const binOf = (at: string): string => `date_bin('7 days', ${at}, ${since('$2')})`;
/** $2 first week, $3 last week. `at` is when a week begins. */
const allWeeks = `(select d::date as week, ${since('d')} as at from generate_series($2::date, $3::date, interval '7 days') as d)`;

/** Of the members who signed up in a week: how many got how far until now. */
export interface FunnelWeek {
  readonly week: string;
  readonly signedUp: number;
  readonly choseUtility: number;
  readonly connected: number;
  readonly enrolled: number;
  readonly tookPart: number;
}

/** $1 brand. */
const funnel = replanned<{ [Key in keyof FunnelWeek]: FunnelWeek[Key] }>(
  'overview-funnel',
  `with counted as (
     select ${binOf('m.created_at')} as at, count(*) as members,
       count(*) filter (where c.utility_id is not null or c.other_utility is not null) as chose,
       count(*) filter (where c.ever_reached_auth_done or c.enrolled_at is not null) as connected,
       count(*) filter (where c.enrolled_at is not null) as enrolled,
       count(*) filter (where exists (
         select from participations p where p.member_id = m.id and p.joined_at is not null)) as joined
     from members m
     left join utility_connections c on c.member_id = m.id
     where m.brand = $1 and not m.is_admin and m.home_id is null
       and m.created_at >= ${since('$2')} and m.created_at < ${since('($3::date + 7)')}
     group by 1
   )
   select w.week::text as week, coalesce(n.members, 0)::int as "signedUp", coalesce(n.chose, 0)::int as "choseUtility",
     coalesce(n.connected, 0)::int as connected, coalesce(n.enrolled, 0)::int as enrolled, coalesce(n.joined, 0)::int as "tookPart"
   from ${allWeeks} w
   left join counted n on n.at = w.at
   order by w.week`,
);

export function readFunnel(db: Db, brandId: string, { first, last }: Weeks): Promise<FunnelWeek[]> {
  return funnel(db, [brandId, first, last]);
}

/** $1 brand. */
const connections = statement<{ state: string; substate: string | null; count: number }>(
  'overview-connections',
  `select widget_state as state, widget_substate as substate, count(*)::int as count
   from utility_connections where brand = $1 group by 1, 2`,
);

/** Members of a connection status. */
export interface ConnectionCount {
  readonly status: ConnectionStatusName;
  readonly count: number;
}

/** Every status, also those that no one has. */
export async function readConnections(db: Db, brandId: string): Promise<ConnectionCount[]> {
  const found = await connections(db, [brandId]);
  return CONNECTION_STATUSES.map((status) => ({
    status,
    count: found
      .filter(({ state, substate }) => statusOf(state, substate) === status)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

/** Homes that began to take part in a week, and that no longer can. */
export interface MovementWeek {
  readonly week: string;
  readonly joined: number;
  readonly left: number;
}

const JOINED = `t.to_state = 'MarketEnrolled' and t.from_state is distinct from 'MarketEnrolled'`;
const LEFT = `t.from_state = 'MarketEnrolled' and t.to_state <> 'MarketEnrolled'`;

/** $1 brand. */
const movement = replanned<{ [Key in keyof MovementWeek]: MovementWeek[Key] }>(
  'overview-movement',
  `with counted as (
     select ${binOf('t.at')} as at, count(*) filter (where ${JOINED}) as joined, count(*) filter (where ${LEFT}) as left
     from utility_transitions t
     where t.brand = $1 and t.at >= ${since('$2')} and t.at < ${since('($3::date + 7)')}
     group by 1
   )
   select w.week::text as week, coalesce(n.joined, 0)::int + coalesce(d.joined, 0) as joined,
     coalesce(n.left, 0)::int + coalesce(d.left, 0) as left
   from ${allWeeks} w
   left join counted n on n.at = w.at
   left join movement_weeks d on d.brand = $1 and d.week = w.week
   order by w.week`,
);

type DeletedMovement = typeof movementWeeks.$inferSelect;

/** $1 member. */
const movementOf = statement<{ [Key in keyof DeletedMovement]: DeletedMovement[Key] }>(
  'overview-movement-of',
  `select t.brand, ${weekOf('t.at')}::text as week, count(*) filter (where ${JOINED})::int as joined,
     count(*) filter (where ${LEFT})::int as left
   from utility_transitions t where t.member_id = $1::uuid and (${JOINED} or ${LEFT}) group by 1, 2 order by 1, 2`,
);

/** What one home adds to weeks. */
export const readMovementOf = (db: Db, memberId: string): Promise<DeletedMovement[]> =>
  movementOf(db, [memberId]);

export function readMovement(db: Db, brandId: string, { first, last }: Weeks): Promise<MovementWeek[]> {
  return movement(db, [brandId, first, last]);
}

/** What an event brought, from its measurement, and what it paid, from the results that are booked. */
export interface EventFigure {
  readonly id: string;
  readonly start: Date;
  readonly program: string;
  readonly homes: number;
  readonly wh: number;
  /** The mean over the event. */
  readonly watts: number;
  /** What it paid by its receipts: for savings and for taking part. */
  readonly paidWatts: number;
}

/** $1 brand, $2 first week, $3 last week. */
const events = statement<{ [Key in keyof EventFigure]: Key extends 'start' ? string : EventFigure[Key] }>(
  'overview-events',
  `select e.id, e.start_at as start, p.name as program, (f.performance ->> 'homes')::int as homes, s.wh,
     round(s.wh * 3600 / extract(epoch from e.end_at - e.start_at))::int8 as watts,
     coalesce(e.paid_watts, (select sum(booked_watts) from participations where event_id = e.id), 0)::int8 as "paidWatts"
   from events e
   join programs p on p.id = e.program_id
   join event_performance f on f.event_id = e.id and f.measured_at is not null
   cross join lateral (
     select round((f.performance ->> 'baselineWh')::numeric - (f.performance ->> 'usedWh')::numeric)::int8 as wh
   ) s
   where e.brand = $1 and e.start_at >= ${since('$2')} and e.start_at < ${since('($3::date + 7)')}
   order by e.start_at, e.id`,
);

export async function readEventFigures(
  db: Db,
  brandId: string,
  { first, last }: Weeks,
): Promise<EventFigure[]> {
  return (await events(db, [brandId, first, last])).map((row) => ({ ...row, start: instant(row.start) }));
}

/** What became of messages `m`. */
const MESSAGE_COUNTS = `count(*) filter (where m.state = 'sent')::int as sent,
  count(*) filter (where m.state = 'failed')::int as failed, count(*) filter (where m.state = 'dropped')::int as dropped`;

/** The first day that isn't summed. */
const NEXT_DAY = `coalesce((select max(day) + 1 from message_days)::timestamp at time zone 'UTC', '-infinity')`;

/** Whether messages are settled and not summed yet. */
export const areMessagesOpen = (now: Date): SQL => sql`exists (
  select from sent_messages m
  where m.created_at >= ${sql.raw(NEXT_DAY)}
    and m.created_at < ${openMessageDay(now)}::date::timestamp at time zone 'UTC'
)`;

type MessageDay = typeof messageDays.$inferInsert;

/** $1 the first day that may still change. */
const openDays = statement<{ [Key in keyof MessageDay]: MessageDay[Key] }>(
  'overview-message-days',
  `select m.brand, ((m.created_at at time zone 'UTC')::date)::text as day, m.channel, ${MESSAGE_COUNTS}
   from sent_messages m where m.created_at >= ${NEXT_DAY} and m.created_at < ${since('$1')} group by 1, 2, 3`,
);

/** The days of all brands that are settled and not summed yet. */
export function readOpenMessageDays(db: Db, now: Date): Promise<MessageDay[]> {
  return openDays(db, [openMessageDay(now)]);
}

/** What became of a week's messages on one way. */
export interface MessageWeek {
  readonly week: string;
  readonly channel: 'EMAIL' | 'SMS' | 'PUSH';
  readonly sent: number;
  readonly failed: number;
  readonly dropped: number;
}

const nextDay = shortRead<{ day: string | null }>(
  'overview-next-message-day',
  'select (max(day) + 1)::text as day from message_days',
);

/** $1 brand, $4 the first day that isn't summed: given as a value, because a plan can't tell how few messages a subquery leaves. */
const messages = replanned<{ [Key in keyof MessageWeek]: MessageWeek[Key] }>(
  'overview-messages',
  `with counted as (
     select ${binOf(since('d.day'))} as at, d.channel, d.sent, d.failed, d.dropped
     from message_days d where d.brand = $1 and d.day >= $2::date and d.day < $3::date + 7 and d.day < $4::date
     union all
     select ${binOf('m.created_at')}, m.channel, ${MESSAGE_COUNTS}
     from sent_messages m
     where m.brand = $1 and m.created_at >= ${since('$2')} and m.created_at < ${since('($3::date + 7)')}
       and m.created_at >= coalesce(${since('$4')}, '-infinity')
     group by 1, 2
   )
   select w.week::text as week, upper(h.channel) as channel, coalesce(sum(c.sent), 0)::int as sent,
     coalesce(sum(c.failed), 0)::int as failed, coalesce(sum(c.dropped), 0)::int as dropped
   from ${allWeeks} w
   cross join unnest(array['email', 'sms', 'push']) as h (channel)
   left join counted c on c.at = w.at and c.channel = h.channel
   group by w.week, h.channel order by w.week, h.channel`,
);

export async function readMessageWeeks(
  db: Db,
  brandId: string,
  { first, last }: Weeks,
): Promise<MessageWeek[]> {
  const [next] = await nextDay(db, []);
  return messages(db, [brandId, first, last, next?.day ?? null]);
}
