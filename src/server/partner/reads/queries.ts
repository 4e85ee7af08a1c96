import type { EventGroup } from '../../../domain/events/groups.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import { isId } from '../../platform/ids.ts';
import type { After } from './paging.ts';

export interface ProgramRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly utilityId: string;
  readonly utility: string;
  readonly rules: ProgramRules;
}

const programColumns = `p.id, p.name, p.active, u.id as "utilityId", u.name as utility, p.rules
   from programs p join utilities u on u.id = p.utility_id`;

/** $1 brand, $2 the row before or null, $3 limit. */
const programPage = statement<ProgramRow>(
  'partner-programs',
  `select ${programColumns} where p.brand = $1 and ($2::uuid is null or p.id > $2::uuid) order by p.id limit $3`,
);
const oneProgram = statement<ProgramRow>(
  'partner-program',
  `select ${programColumns} where p.brand = $1 and p.id = $2::uuid`,
);

export const readPrograms = (db: Db, brand: string, after: After, limit: number): Promise<ProgramRow[]> =>
  programPage(db, [brand, after?.[1] ?? null, limit + 1]);

export async function findPartnerProgram(db: Db, brand: string, id: string): Promise<ProgramRow | null> {
  const [row] = isId(id) ? await oneProgram(db, [brand, id]) : [];
  return row ?? null;
}

export interface EnrollmentRow {
  readonly memberId: string;
  readonly state: string;
  readonly enrolledAt: Date | null;
}

/** $1 brand, $2 program, $3 enrolled since or null, $4 the row before or null, $5 limit. */
const enrollmentPage = statement<Omit<EnrollmentRow, 'enrolledAt'> & { enrolledAt: string | null }>(
  'partner-enrollments',
  `select c.member_id as "memberId", c.widget_state as state, c.enrolled_at as "enrolledAt"
   from utility_connections c
   where c.brand = $1 and c.program_id = $2::uuid and ($3::timestamptz is null or c.enrolled_at >= $3::timestamptz)
     and ($4::uuid is null or c.member_id > $4::uuid)
   order by c.member_id limit $5`,
);

export async function readEnrollments(
  db: Db,
  {
    brand,
    programId,
    since,
  }: { readonly brand: string; readonly programId: string; readonly since: string | null },
  after: After,
  limit: number,
): Promise<EnrollmentRow[]> {
  const rows = await enrollmentPage(db, [brand, programId, since, after?.[1] ?? null, limit + 1]);
  return rows.map((row) => ({ ...row, enrolledAt: instantOrNull(row.enrolledAt) }));
}

export interface EventRow {
  readonly id: string;
  readonly programId: string;
  readonly algorithm: string;
  readonly status: 'SCHEDULED' | 'ACTIVE' | 'ENDED' | 'CLOSED' | 'CANCELLED';
  readonly startAt: Date;
  readonly endAt: Date;
  readonly startKey: string;
  readonly nominatedKw: number | null;
  readonly cancelReason: string | null;
  /** Null: all homes at once. */
  readonly group: EventGroup | null;
  readonly version: number;
  readonly joined: number;
  readonly settled: number;
}

type EventTexts = Omit<EventRow, 'startAt' | 'endAt'> & { startAt: string; endAt: string };

const eventColumns = `e.id, e.program_id as "programId", e.algorithm, e.status, e.start_at as "startAt", e.end_at as "endAt",
   e.start_at::text as "startKey", e.nominated_kw as "nominatedKw", e.cancel_reason as "cancelReason",
   e.home_group as "group", e.version,
   (select count(*)::int from participations n where n.event_id = e.id and n.joined_at is not null) as joined,
   (select count(*)::int from participations n
    where n.event_id = e.id and n.joined_at is not null and n.settlement in ('SETTLED', 'RESTATED')
      and not n.estimate_only) as settled
   from events e`;

/** $1 brand, $2 program, $3 status, $4 and $5 start from and before, $6 and $7 the row before, $8 limit; null: any. */
const eventPage = statement<EventTexts>(
  'partner-events',
  `select ${eventColumns}
   where e.brand = $1 and not e.is_test and ($2::uuid is null or e.program_id = $2::uuid) and ($3::text is null or e.status = $3)
     and ($4::timestamptz is null or e.start_at >= $4::timestamptz)
     and ($5::timestamptz is null or e.start_at < $5::timestamptz)
     and ($7::uuid is null or (e.start_at, e.id) > ($6::timestamptz, $7::uuid))
   order by e.start_at, e.id limit $8`,
);
const oneEvent = statement<EventTexts>(
  'partner-event',
  `select ${eventColumns} where e.brand = $1 and e.id = $2::uuid and not e.is_test`,
);

const toEvent = (row: EventTexts): EventRow => ({
  ...row,
  startAt: instant(row.startAt),
  endAt: instant(row.endAt),
});

export interface EventFilter {
  readonly brand: string;
  readonly programId: string | null;
  readonly status: string | null;
  readonly from: string | null;
  readonly before: string | null;
}

export async function readEvents(
  db: Db,
  { brand, programId, status, from, before }: EventFilter,
  after: After,
  limit: number,
): Promise<EventRow[]> {
  const wanted = [brand, programId, status, from, before, after?.[0] ?? null, after?.[1] ?? null, limit + 1];
  return (await eventPage(db, wanted)).map(toEvent);
}

export async function findPartnerEvent(db: Db, brand: string, id: string): Promise<EventRow | null> {
  const [row] = isId(id) ? await oneEvent(db, [brand, id]) : [];
  return row === undefined ? null : toEvent(row);
}

export interface ResultRow {
  readonly memberId: string;
  readonly state: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly pendingReason: string | null;
  readonly left: boolean;
  readonly estimate: boolean;
  readonly version: number;
  readonly baselineWh: number | null;
  readonly usedWh: number | null;
  readonly reductionWh: number | null;
  readonly settledAt: Date | null;
}

/** $1 event, $2 the row before or null, $3 limit. */
const resultPage = statement<Omit<ResultRow, 'settledAt'> & { settledAt: string | null }>(
  'partner-results',
  `select r.member_id as "memberId", coalesce(r.settlement, 'PENDING') as state, r.pending_reason as "pendingReason",
     r.left_at is not null as left, r.estimate_only as estimate, r.receipt_version as version,
     r.baseline_wh::float8 as "baselineWh", r.used_wh::float8 as "usedWh", r.reduction_wh::float8 as "reductionWh",
     r.settled_at as "settledAt"
   from participations r
   where r.event_id = $1::uuid and r.joined_at is not null and ($2::uuid is null or r.member_id > $2::uuid)
   order by r.member_id limit $3`,
);

export async function readResultRows(
  db: Db,
  eventId: string,
  after: After,
  limit: number,
): Promise<ResultRow[]> {
  const rows = await resultPage(db, [eventId, after?.[1] ?? null, limit + 1]);
  return rows.map((row) => ({ ...row, settledAt: instantOrNull(row.settledAt) }));
}
