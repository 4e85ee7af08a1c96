import type { Db } from '../../platform/db/db.ts';
import { startAfter } from '../../platform/db/sortedList.ts';
import { instant, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { isId } from '../../platform/ids.ts';
import { toPattern } from '../../readmodels/memberSearch.ts';
import { readReceiptContents } from '../../readmodels/receipts.ts';
import type { SettlementRemoved } from '../../../domain/settlement/files/cover.ts';
import { COUNTED_RESULT } from '../queries.ts';
import type { AnyReceipt } from '../tables.ts';

/** A period that is settled in a file. */
export interface FilePeriod {
  readonly month: string | null;
  readonly eventId: string | null;
}

export interface SettledEvent {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
  readonly joined: number;
  readonly left: number;
  /** With a result that counts. */
  readonly settled: number;
  /** The latest of them; null: none yet. */
  readonly settledAt: Date | null;
  /** Sum of their hashes. */
  readonly contents: bigint;
  readonly intervalMinutes: number;
  /** Of homes whose accounts are gone since; null: there are none. */
  readonly removed: SettlementRemoved | null;
}

/** Of a result: another one when it is of another home or event or has changed. */
const RESULT_HASH =
  'uuid_hash_extended(p.member_id, uuid_hash_extended(p.event_id, p.receipt_version::int8))';

/** $1 program, $2 month or null, $3 event or null. */
const periodEvents = statement<{
  id: string;
  start: string;
  end: string;
  joined: number;
  left: number;
  settled: number;
  settledAt: string | null;
  contents: string;
  intervalMinutes: number;
  removed: SettlementRemoved | null;
}>(
  'settlement-file-events',
  `select e.id, e.start_at as start, e.end_at as end,
     count(p.*) filter (where p.joined_at is not null)::int as joined,
     count(p.*) filter (where p.joined_at is not null and p.left_at is not null)::int as left,
     count(p.*) filter (where p.joined_at is not null and ${COUNTED_RESULT})::int as settled,
     max(p.settled_at) filter (where p.joined_at is not null and ${COUNTED_RESULT}) as "settledAt",
     coalesce(sum(${RESULT_HASH}) filter (where p.joined_at is not null and ${COUNTED_RESULT}), 0)::text as contents,
     (e.rules ->> 'settlementIntervalMinutes')::int as "intervalMinutes",
     (select json_build_object('homes', d.homes, 'baseline_wh', d.baseline_wh, 'used_wh', d.used_wh,
        'reduction_wh', d.reduction_wh) from departed_results d where d.event_id = e.id) as removed
   from events e
   left join participations p on p.event_id = e.id
   where e.program_id = $1::uuid and e.status in ('ENDED', 'CLOSED') and e.type = 'PARTICIPATION_REDUCTION' and not e.is_test
     and ($2::text is null or to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM') = $2::text)
     and ($3::uuid is null or e.id = $3::uuid)
   group by e.id order by e.start_at, e.id`,
);

/** The period's events that have ended, in order. */
export async function readPeriodEvents(
  db: Db,
  programId: string,
  { month, eventId }: FilePeriod,
): Promise<SettledEvent[]> {
  const found = await periodEvents(db, [programId, month, eventId]);
  return found.map((row) => ({
    ...row,
    start: instant(row.start),
    end: instant(row.end),
    settledAt: row.settledAt === null ? null : instant(row.settledAt),
    contents: BigInt(row.contents),
  }));
}

/** An event that a file can be made of. */
export interface EndedEvent {
  readonly id: string;
  readonly start: Date;
  readonly month: string;
  readonly monthOver: boolean;
}

/** Events that can be chosen one by one. */
const MOST_EVENTS = 120;

/** $1 brand, $2 program, $3 now, $4 limit. The latest, and of each earlier month one, so that every month can be chosen. */
const ended = statement<{ id: string; start: string; month: string; monthOver: boolean }>(
  'settlement-file-periods',
  `select id, start, month, "monthOver" from (
     select o.*, row_number() over (order by start desc, id) as place,
       row_number() over (partition by month order by start desc, id) as in_month
     from (
       select e.id, e.start_at as start, to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM') as month,
         to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM')
           < to_char($3::timestamptz at time zone (e.rules ->> 'zone'), 'YYYY-MM') as "monthOver"
       from events e
       where e.brand = $1 and e.program_id = $2::uuid and e.status in ('ENDED', 'CLOSED')
         and e.type = 'PARTICIPATION_REDUCTION' and not e.is_test
     ) o
   ) p where place <= $4::int or in_month = 1 order by start desc, id`,
);

/** Events that have ended, latest first; `most` only differs in tests. */
export async function readEndedEvents(
  db: Db,
  brandId: string,
  programId: string,
  now: Date,
  most = MOST_EVENTS,
): Promise<EndedEvent[]> {
  return (await ended(db, [brandId, programId, now.toISOString(), most])).map((row) => ({
    ...row,
    start: instant(row.start),
  }));
}

export interface ReadResult {
  readonly memberId: string;
  readonly version: number;
  /** Null: its account has been deleted meanwhile. */
  readonly receipt: AnyReceipt | null;
  /** The last digits of the meter's number. */
  readonly meter: string | null;
  /** A whole number, as text. */
  readonly hash: string;
}

/** $1 event, $2 the member before or null, $3 limit. */
const results = statement<{ [Key in keyof ReadResult]: ReadResult[Key] }>(
  'settlement-file-results',
  `select p.member_id as "memberId", p.receipt_version as version, r.receipt, sp.number_last4 as meter,
     ${RESULT_HASH}::text as hash
   from participations p
   join receipts r on r.member_id = p.member_id and r.event_id = p.event_id and r.version = p.receipt_version
   left join service_points sp on sp.id = p.service_point_id
   where p.event_id = $1::uuid and p.joined_at is not null and ${COUNTED_RESULT}
     and ($2::uuid is null or p.member_id > $2::uuid)
   order by p.member_id limit $3`,
);

/** An event's results that count, in order of the members. */
export async function readResults(
  db: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<ReadResult[]> {
  const found = await results(db, [eventId, after, limit]);
  const archived = found.flatMap(({ receipt, ...key }) => (receipt === null ? { ...key, eventId } : []));
  const contentOf = await readReceiptContents(db, archived);
  return found.map((each) => ({ ...each, receipt: each.receipt ?? contentOf({ ...each, eventId }) }));
}

/** A file as staff see it. */
export interface FileRecord {
  readonly id: string;
  readonly programId: string;
  readonly programName: string;
  readonly number: number;
  readonly month: string | null;
  readonly eventId: string | null;
  readonly eventStart: Date | null;
  readonly state: 'making' | 'ready' | 'failed';
  readonly restates: number | null;
  readonly askedAt: Date;
  /** Full name, or the email address without one; null: the command line, or gone. */
  readonly askedBy: string | null;
  readonly readyAt: Date | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  readonly homes: number | null;
  readonly reductionWh: number | null;
  /** Results have changed since, and no later file has them. */
  readonly outdated: boolean;
}

type FileTexts = Omit<FileRecord, 'eventStart' | 'askedAt' | 'readyAt'> & {
  readonly eventStart: string | null;
  readonly askedAt: string;
  readonly readyAt: string | null;
};

const record = `f.id, f.program_id as "programId", pr.name as "programName", f.number, f.month, f.event_id as "eventId",
  e.start_at as "eventStart", f.state, b.number as restates, f.asked_at as "askedAt",
  coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as "askedBy", f.ready_at as "readyAt", f.bytes,
  f.sha256, f.homes, f.reduction_wh as "reductionWh",
  f.state = 'ready' and not exists (select from settlement_files n where n.restates_id = f.id and n.state <> 'failed')
    and (
      select case when f.contents is null then coalesce(bool_or(p.settled_at >= f.read_at), false)
        else coalesce(sum(${RESULT_HASH}), 0)::text <> f.contents end
      from events pe join participations p on p.event_id = pe.id
      where pe.program_id = f.program_id and pe.status in ('ENDED', 'CLOSED') and pe.type = 'PARTICIPATION_REDUCTION'
        and not pe.is_test and (f.event_id is null or pe.id = f.event_id)
        and (f.month is null or to_char(pe.start_at at time zone (pe.rules ->> 'zone'), 'YYYY-MM') = f.month)
        and p.joined_at is not null and ${COUNTED_RESULT}
    ) as outdated
  from settlement_files f
  join programs pr on pr.id = f.program_id
  left join events e on e.id = f.event_id
  left join settlement_files b on b.id = f.restates_id
  left join members m on m.id = f.asked_by`;

/** Its month or event's day, its number, the beginning of its hash, or who asked for it. */
const matches = (pattern: string): string =>
  `(${pattern}::text is null or f.month like ${pattern} or f.number::text like ${pattern} or f.sha256 like ${pattern}
     or to_char(e.start_at at time zone (e.rules ->> 'zone'), 'YYYY-MM-DD') like ${pattern}
     or lower(coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)) like ${pattern})`;

/** $1 brand, $2 program, $3 and $4 the row before, $5 limit, $6 pattern or null. */
const page = statement<{ [Key in keyof FileTexts]: FileTexts[Key] }>(
  'settlement-files',
  `select ${record}
   where f.brand = $1 and f.program_id = $2::uuid and ($4::uuid is null or (f.number, f.id) < ($3::bigint, $4::uuid))
     and ${matches('$6')}
   order by f.number desc, f.id desc limit $5`,
);

/** $1 brand, $2 file. */
const one = statement<{ [Key in keyof FileTexts]: FileTexts[Key] }>(
  'settlement-file',
  `select ${record} where f.brand = $1 and f.id = $2::uuid`,
);

const toRecord = (row: FileTexts): FileRecord => ({
  ...row,
  eventStart: row.eventStart === null ? null : instant(row.eventStart),
  askedAt: instant(row.askedAt),
  readyAt: row.readyAt === null ? null : instant(row.readyAt),
});

/** A program's files, latest first. */
export async function readFiles(
  db: Db,
  brandId: string,
  programId: string,
  wanted: Page,
  search: string | null,
): Promise<FileRecord[]> {
  const after = startAfter(wanted, { type: 'bigint' });
  const pattern = toPattern(search ?? '');
  return (await page(db, [brandId, programId, ...after, wanted.limit + 1, pattern])).map(toRecord);
}

/** $1 brand, $2 program, $3 pattern or null. */
const count = statement<{ count: number }>(
  'settlement-files-count',
  `select count(*)::int as count
   from settlement_files f left join events e on e.id = f.event_id left join members m on m.id = f.asked_by
   where f.brand = $1 and f.program_id = $2::uuid and ${matches('$3')}`,
);

export async function countFiles(
  db: Db,
  brandId: string,
  programId: string,
  search: string | null,
): Promise<number> {
  return (await count(db, [brandId, programId, toPattern(search ?? '')]))[0]?.count ?? 0;
}

export async function readFile(db: Db, brandId: string, id: string): Promise<FileRecord | null> {
  const [row] = isId(id) ? await one(db, [brandId, id]) : [];
  return row === undefined ? null : toRecord(row);
}
