import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { EventGroup } from '../../../domain/events/groups.ts';
import type { Forecast } from '../../../domain/events/forecast.ts';
import type { EventStatus, EventType, OptValue } from '../../../domain/events/types.ts';
import type { Audience } from '../../../domain/segments/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { memberMatches, toIdPattern, toPattern } from '../../readmodels/memberSearch.ts';
import type { Found } from '../../readmodels/staffPrograms.ts';

/** An event with its counts, as staff see it. Energy in watt-hours, payment in watts. */
export interface StaffEventRecord {
  readonly id: string;
  readonly programId: string;
  readonly type: EventType;
  readonly algorithm: Algorithm;
  readonly status: EventStatus;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly audience: Audience | null;
  readonly startedAt: Date | null;
  readonly isTest: boolean;
  readonly staggerMinutes: number | null;
  readonly group: EventGroup | null;
  readonly nominatedKw: number | null;
  readonly forecast: Forecast | null;
  readonly restatementDays: number;
  readonly cancelReason: string | null;
  readonly cancelCause: 'staff' | 'signal' | 'missed-start' | null;
  readonly cancelledAt: Date | null;
  readonly version: number;
  readonly asked: number;
  readonly joined: number;
  readonly out: number;
  /** Waiting for readings or staff. */
  readonly pending: number;
  /** Without a result, because staff found that the power was out. */
  readonly outages: number;
  readonly settled: number;
  readonly restated: number;
  readonly reductionWh: number;
  readonly paidWatts: number;
}

/** A member's part in an event. No names: lists of staff do without them. */
export interface ParticipantRecord {
  readonly memberId: string;
  readonly opt: OptValue;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED' | null;
  readonly pendingReason: string | null;
  readonly reductionWh: number | null;
  readonly points: number | null;
}

type Row = Omit<StaffEventRecord, 'startAt' | 'endAt' | 'startedAt' | 'cancelledAt'> & {
  startAt: string;
  endAt: string;
  startedAt: string | null;
  cancelledAt: string | null;
};

/** Whether a result still comes: nobody waits for that of an outage, unless the utility delivers other readings. */
const isWaiting = (p: string) =>
  `(${p}.settlement = 'PENDING' and ${p}.pending_reason is distinct from 'PowerOutage')`;

/** The homes that an event asks, where `enrolled` counts those of its program. */
const askedOf = (enrolled: string): string => `case
    when e.audience is null and e.home_group is null then ${enrolled}
    else (
      select count(*)::int from enrolments en where en.program_id = e.program_id and ${isInvited('e', 'en')}
    )
  end as asked`;

/** The counts of one event in one pass over its participations. */
const columnsWith = (
  asked: string,
): string => `e.id, e.program_id as "programId", e.type, e.algorithm, e.status, e.start_at as "startAt",
  e.end_at as "endAt", e.audience, e.started_at as "startedAt",
  e.is_test as "isTest", (e.stagger ->> 'minutes')::int as "staggerMinutes", e.home_group as "group",
  e.nominated_kw as "nominatedKw", e.forecast,
  (e.rules ->> 'restatementDays')::int as "restatementDays", e.cancel_reason as "cancelReason",
  e.cancel_cause as "cancelCause", e.cancelled_at as "cancelledAt", e.version,
  ${asked},
  p.joined, p.out, p.pending, p.outages, p.settled, p.restated, p."reductionWh", p."paidWatts"`;
const counts = `cross join lateral (
    select count(*) filter (where opt = 'in')::int as joined, count(*) filter (where opt = 'out')::int as out,
      count(*) filter (where ${isWaiting('participations')})::int as pending,
      count(*) filter (where settlement = 'PENDING' and pending_reason = 'PowerOutage')::int as outages,
      count(*) filter (where settlement = 'SETTLED')::int as settled,
      count(*) filter (where settlement = 'RESTATED')::int as restated,
      coalesce(sum(reduction_wh) filter (where settlement <> 'PENDING' and not estimate_only), 0)::int8 as "reductionWh",
      coalesce(sum(booked_watts), 0)::int8 as "paidWatts"
    from participations where event_id = e.id) p`;

export type StaffEventOrder = Order<
  'START_AT' | 'TIME_ZONE' | 'PROGRAM' | 'STATUS' | 'JOINED' | 'SETTLED' | 'POINTS'
>;

const ofProgram = 'join programs g on g.id = e.program_id';

/** The program's name, the local day as "July 2, 2026", "Jul 2, 2026" or "2026-07-02", or a part of the id. */
const isFound = (e: string) => `($4::text is null or ${e}.id::text like $5 or exists (
    select from programs s
    where s.id = ${e}.program_id and (lower(s.name) like $4 or lower(to_char(
      ${e}.start_at at time zone (s.rules ->> 'zone'), 'FMMonth FMDD, YYYY; Mon FMDD, YYYY; YYYY-MM-DD')) like $4)))`;

/**
 * $1 brand, $2 statuses or null, $3 program or null, $4 pattern or null, $5 pattern of ids or null. The counts are
 * read for the page alone, unless the list is sorted by one of them.
 */
const list = sortedList<Row & { total: number } & Record<string, unknown>, StaffEventOrder['field']>({
  name: 'staff_events',
  keys: {
    START_AT: { sql: 'e.start_at', type: 'timestamptz' },
    TIME_ZONE: { sql: "lower(g.rules ->> 'zone')", type: 'text', join: ofProgram },
    PROGRAM: { sql: 'lower(g.name)', type: 'text', join: ofProgram },
    STATUS: { sql: 'e.status', type: 'text' },
    JOINED: { sql: 'p.joined', type: 'bigint', join: counts },
    SETTLED: { sql: 'p.settled + p.restated', type: 'bigint', join: counts },
    POINTS: { sql: 'p."paidWatts"', type: 'bigint', join: counts },
  },
  id: 'e.id',
  parameters: 5,
  text: ({ keyColumn, join, after, orderBy, limit }) => `with page as (
      select e.*, ${keyColumn}, row_number() over (order by ${orderBy}) as place
      from events e ${join}
      where e.brand = $1
        and ($2::text[] is null or e.status = any($2))
        and ($3::uuid is null or e.program_id = $3)
        and ${isFound('e')}
        and ${after}
      order by ${orderBy} limit ${limit}
    ),
    enrolled as materialized (
      select c.program_id, count(*)::int as homes from utility_connections c
      where c.program_id in (select program_id from page where audience is null) group by c.program_id
    )
    select ${columnsWith(
      askedOf('coalesce((select n.homes from enrolled n where n.program_id = e.program_id), 0)'),
    )}, e."sortKey",
      (
        select count(*)::int
        from events n
        where n.brand = $1
          and ($2::text[] is null or n.status = any($2))
          and ($3::uuid is null or n.program_id = $3)
          and ${isFound('n')}
      ) as total
    from page e ${counts}
    order by e.place`,
});
const one = statement<Row & Record<string, unknown>>(
  'staff_event',
  `select ${columnsWith(
    askedOf('(select count(*)::int from utility_connections c where c.program_id = e.program_id)'),
  )} from events e ${counts} where e.brand = $1 and e.id = $2`,
);

export type ParticipantOrder = Order<
  'MEMBER_ID' | 'MEMBER' | 'EMAIL' | 'OPT' | 'SETTLEMENT' | 'REDUCTION' | 'POINTS'
>;

const ofMember = 'join members m on m.id = p.member_id';

/** $2 state or null; an outage waits for nothing. */
const isInState = (p: string) => `case when $2::text is null then true
  when $2 = 'PENDING' then ${isWaiting(p)} else ${p}.settlement = $2 end`;

/** The member's name or email address, or a part of their id. */
const isSearched = (p: string) => `($3::text is null or ${p}.member_id::text like $4
  or exists (select from members s where s.id = ${p}.member_id and ${memberMatches('s', '$3')}))`;

/** $1 event, $2 state or null, $3 pattern or null, $4 pattern of ids or null. */
const participants = sortedList<
  ParticipantRecord & { total: number } & Record<string, unknown>,
  ParticipantOrder['field']
>({
  name: 'staff_participants',
  keys: {
    MEMBER_ID: { sql: 'p.member_id::text', type: 'text' },
    MEMBER: {
      sql: "lower(coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email, p.member_id::text))",
      type: 'text',
      join: ofMember,
    },
    EMAIL: { sql: 'm.email_key', type: 'text', join: ofMember },
    OPT: { sql: 'p.opt', type: 'text' },
    SETTLEMENT: { sql: 'p.settlement', type: 'text', nullable: true },
    REDUCTION: { sql: 'p.reduction_wh', type: 'bigint', nullable: true },
    POINTS: { sql: 'p.points', type: 'bigint', nullable: true },
  },
  id: 'p.member_id',
  parameters: 4,
  // Only a page's columns are read: with all of them, every home's are carried through the sort.
  text: ({ keyColumn, join, after, orderBy, limit }) => `with page as materialized (
      select p.member_id from participations p ${join}
      where p.event_id = $1 and ${isInState('p')} and ${isSearched('p')} and ${after}
      order by ${orderBy} limit ${limit}
    )
    select p.member_id as "memberId", p.opt, p.settlement, p.pending_reason as "pendingReason",
      p.reduction_wh as "reductionWh", p.points, ${keyColumn},
      (
        select count(*)::int from participations f where f.event_id = $1 and ${isInState('f')} and ${isSearched('f')}
      ) as total
    from page join participations p on p.member_id = page.member_id and p.event_id = $1 ${join}
    order by ${orderBy}`,
});

export async function staffEvents(
  db: Db,
  brandId: string,
  page: Page,
  {
    statuses,
    programId,
    search,
  }: {
    readonly statuses: readonly EventStatus[] | null;
    readonly programId: string | null;
    readonly search: string | null;
  },
  order: StaffEventOrder,
): Promise<Found<StaffEventRecord & SortedRow>> {
  const wanted = statuses === null ? null : [...statuses];
  const filter = [brandId, wanted, programId, toPattern(search ?? ''), toIdPattern(search ?? '')];
  const rows = await list(db, filter, page, order);
  return {
    rows: rows.map((row) => ({ ...eventRecord(row), sortKey: row.sortKey })),
    totalCount: rows[0]?.total ?? 0,
  };
}

export async function staffEvent(db: Db, brandId: string, id: string): Promise<StaffEventRecord | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : eventRecord(row);
}

/** Of an event that was read for the brand before. */
export async function staffParticipants(
  db: Db,
  eventId: string,
  page: Page,
  { state, search }: { readonly state: ParticipantRecord['settlement']; readonly search: string },
  order: ParticipantOrder,
): Promise<Found<ParticipantRecord & SortedRow>> {
  const rows = await participants(db, [eventId, state, toPattern(search), toIdPattern(search)], page, order);
  return { rows, totalCount: rows[0]?.total ?? 0 };
}

function eventRecord({ startAt, endAt, startedAt, cancelledAt, ...row }: Row): StaffEventRecord {
  return {
    ...row,
    startAt: instant(startAt),
    endAt: instant(endAt),
    startedAt: instantOrNull(startedAt),
    cancelledAt: instantOrNull(cancelledAt),
  };
}
