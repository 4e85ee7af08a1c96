import type { Algorithm } from '../../domain/events/algorithms.ts';
import type { EventStatus, EventType, OptValue } from '../../domain/events/types.ts';
import type { Audience } from '../../domain/segments/audience.ts';
import type { Db } from '../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { isAsked } from './audience.ts';
import type { Found } from './staffPrograms.ts';

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
  readonly cancelReason: string | null;
  readonly cancelCause: 'staff' | 'signal' | 'missed-start' | null;
  readonly cancelledAt: Date | null;
  readonly version: number;
  readonly asked: number;
  readonly joined: number;
  readonly out: number;
  readonly pending: number;
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

/** The counts of one event in one pass over its participations. */
const columns = `e.id, e.program_id as "programId", e.type, e.algorithm, e.status, e.start_at as "startAt", e.end_at as "endAt",
  e.audience, e.started_at as "startedAt", e.cancel_reason as "cancelReason", e.cancel_cause as "cancelCause", e.cancelled_at as "cancelledAt", e.version,
  case when e.audience is null then (select count(*)::int from utility_connections c where c.program_id = e.program_id)
    else (select count(*)::int from enrolments en where en.program_id = e.program_id and ${isAsked('e', 'en')}) end as asked,
  p.joined, p.out, p.pending, p.settled, p.restated, p."reductionWh", p."paidWatts"`;
const counts = `cross join lateral (
    select count(*) filter (where opt = 'in')::int as joined, count(*) filter (where opt = 'out')::int as out,
      count(*) filter (where settlement = 'PENDING')::int as pending, count(*) filter (where settlement = 'SETTLED')::int as settled,
      count(*) filter (where settlement = 'RESTATED')::int as restated,
      coalesce(sum(reduction_wh) filter (where settlement <> 'PENDING' and not estimate_only), 0)::int8 as "reductionWh",
      coalesce(sum(booked_watts), 0)::int8 as "paidWatts"
    from participations where event_id = e.id) p`;

/** $1 brand, $2 statuses or null, $3 program or null, $4 and $5 place, $6 limit. Latest first. */
const list = statement<Row & { total: number } & Record<string, unknown>>(
  'staff_events',
  `with page as (
     select * from events where brand = $1 and ($2::text[] is null or status = any($2)) and ($3::uuid is null or program_id = $3)
       and ($4::timestamptz is null or (start_at, id) < ($4, $5::uuid))
     order by start_at desc, id desc limit $6)
   select ${columns}, (select count(*)::int from events where brand = $1 and ($2::text[] is null or status = any($2)) and ($3::uuid is null or program_id = $3)) as total
   from page e ${counts} order by e.start_at desc, e.id desc`,
);
const one = statement<Row & Record<string, unknown>>(
  'staff_event',
  `select ${columns} from events e ${counts} where e.brand = $1 and e.id = $2`,
);

/** $1 event, $2 state or null, $3 the last member before or null, $4 limit. */
const participants = statement<ParticipantRecord & { total: number } & Record<string, unknown>>(
  'staff_participants',
  `select member_id as "memberId", opt, settlement, pending_reason as "pendingReason", reduction_wh as "reductionWh", points,
     (select count(*)::int from participations where event_id = $1 and ($2::text is null or settlement = $2)) as total
   from participations where event_id = $1 and ($2::text is null or settlement = $2) and ($3::uuid is null or member_id > $3)
   order by member_id limit $4`,
);

export async function staffEvents(
  db: Db,
  brandId: string,
  { limit, after }: Page,
  { statuses, programId }: { statuses: readonly EventStatus[] | null; programId: string | null },
): Promise<Found<StaffEventRecord>> {
  const rows = await list(db, [
    brandId,
    statuses === null ? null : [...statuses],
    programId,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit + 1,
  ]);
  return { rows: rows.map(eventRecord), totalCount: rows[0]?.total ?? 0 };
}

export async function staffEvent(db: Db, brandId: string, id: string): Promise<StaffEventRecord | null> {
  const [row] = await one(db, [brandId, id]);
  return row === undefined ? null : eventRecord(row);
}

/** Of an event that was read for the brand before. */
export async function staffParticipants(
  db: Db,
  eventId: string,
  { limit, after }: Page,
  state: ParticipantRecord['settlement'],
): Promise<Found<ParticipantRecord>> {
  const rows = await participants(db, [eventId, state, after?.[1] ?? null, limit + 1]);
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
