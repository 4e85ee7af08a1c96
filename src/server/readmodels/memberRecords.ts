import { tagKey } from '../../domain/members/noteRules.ts';
import type { EventStatus, OptValue } from '../../domain/events/types.ts';
import type { Db } from '../platform/db/db.ts';
import {
  sortedList,
  type Order,
  type SortedRow,
  type SortedSql,
  type SortKey,
} from '../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { coveringSql } from './coveringSql.ts';
import { isInvited } from './audience.ts';
import { ANSWERER, isShared } from './memberEvents.ts';
import { matchingMembers, memberMatches, toPattern } from './memberSearch.ts';
import type { Found } from './staffPrograms.ts';

/** A home's utility connection, with the market's raw status and sub-status. */
export interface ConnectionRow {
  readonly utilityId: string | null;
  readonly otherUtility: string | null;
  readonly rawStatus: string;
  readonly rawSubstatus: string | null;
  readonly enrolledAt: Date | null;
}

/** A member as staff see them. */
export interface MemberRow {
  readonly id: string;
  /** Given and family name; null for a member without one. */
  readonly name: string | null;
  readonly email: string;
  readonly createdAt: Date;
  readonly postalCode: string | null;
  readonly timeZone: string;
  readonly autoJoin: boolean;
  readonly programId: string | null;
  /** By name. */
  readonly tags: readonly string[];
  readonly connection: ConnectionRow | null;
}

/** An event that a member answered, with its result, or was asked to in vain. Energy in watt-hours. */
export interface AskedEventRow {
  readonly eventId: string;
  readonly status: EventStatus;
  readonly programName: string;
  readonly timeZone: string;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Null: the member didn't answer. */
  readonly opt: OptValue | null;
  /** Who said so, in a home of several people. */
  readonly answeredBy: string | null;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED' | null;
  readonly pendingReason: string | null;
  readonly reductionWh: number | null;
  readonly points: number | null;
}

type Flat = Omit<MemberRow, 'createdAt' | 'connection'> &
  Omit<ConnectionRow, 'enrolledAt' | 'rawStatus'> & {
    createdAt: string;
    enrolledAt: string | null;
    rawStatus: string | null;
  };

const columns = `m.id, nullif(trim(m.first_name || ' ' || m.last_name), '') as name, m.email,
  m.created_at as "createdAt", coalesce(c.postal_code, m.postal_code) as "postalCode",
  m.time_zone as "timeZone", m.auto_join as "autoJoin", c.program_id as "programId",
  c.utility_id as "utilityId", c.other_utility as "otherUtility", c.widget_state as "rawStatus",
  c.widget_substate as "rawSubstatus", c.enrolled_at as "enrolledAt",
  array(select t.tag from member_tags t where t.member_id = m.id order by t.key) as tags`;

export type MemberOrder = Order<
  'EMAIL' | 'NAME' | 'POSTAL_CODE' | 'UTILITY' | 'PROGRAM' | 'CREATED_AT' | 'ENROLLED_AT'
>;

/** Columns of `members m` and their `utility_connections c`. */
const memberKeys: Readonly<Record<MemberOrder['field'], SortKey>> = {
  EMAIL: { sql: 'm.email_key', type: 'text' },
  NAME: {
    sql: "nullif(lower(trim(m.first_name || ' ' || m.last_name)), '')",
    type: 'text',
    nullable: true,
  },
  POSTAL_CODE: { sql: 'coalesce(c.postal_code, m.postal_code)', type: 'text', nullable: true },
  UTILITY: {
    sql: 'lower(coalesce(u.short_name, c.other_utility))',
    type: 'text',
    nullable: true,
    join: 'left join utilities u on u.id = c.utility_id',
  },
  PROGRAM: {
    sql: 'lower(g.name)',
    type: 'text',
    nullable: true,
    join: 'left join programs g on g.id = c.program_id',
  },
  CREATED_AT: { sql: 'm.created_at', type: 'timestamptz' },
  ENROLLED_AT: { sql: 'c.enrolled_at', type: 'timestamptz', nullable: true },
};

/**
 * Finds a page's members first and reads the rest of them alone: otherwise the columns are read of every member before
 * they are sorted. `from` names members `m` and, for the order, their `utility_connections c`; `total` counts all pages.
 */
const ofPage = (from: string, total: string, { keyColumn, join, after, orderBy, limit }: SortedSql): string =>
  `page as (
     select m.id, ${keyColumn} from ${from} left join utility_connections c on c.member_id = m.id ${join}
     where ${after} order by ${orderBy} limit ${limit}
   )
   select ${columns}, f."sortKey", ${total} as total
   from page f join members m on m.id = f.id left join utility_connections c on c.member_id = m.id ${join}
   order by ${orderBy}`;

/** $1 brand. The count is over all pages. */
const list = sortedList<Flat & { total: number } & Record<string, unknown>, MemberOrder['field']>({
  name: 'member_records',
  keys: memberKeys,
  id: 'm.id',
  parameters: 1,
  text: (sorted) =>
    `with ${ofPage('members m', '(select count(*)::int from members n where n.brand = $1)', {
      ...sorted,
      after: `m.brand = $1 and ${sorted.after}`,
    })}`,
});

/** The members of a statement that finds them first. */
const FOUND = 'found n join members m on m.id = n.id';
const COUNTED = '(select count(*)::int from found)';

/** $1 brand, $2 pattern, $3 members besides. A statement of its own: one for both would pass over every member. */
const search = sortedList<Flat & { total: number } & Record<string, unknown>, MemberOrder['field']>({
  name: 'member_records_search',
  keys: memberKeys,
  id: 'm.id',
  parameters: 3,
  text: (
    sorted,
  ) => `with found as materialized (select n.id from members n where n.brand = $1 and ${memberMatches('n', '$2')}
     union select n.id from members n where n.brand = $1 and n.id = any($3::uuid[])),
   ${ofPage(FOUND, COUNTED, sorted)}`,
});

/** $1 brand, $2 pattern or null, $3 the tag's key, $4 members besides. */
const tagged = sortedList<Flat & { total: number } & Record<string, unknown>, MemberOrder['field']>({
  name: 'member_records_tagged',
  keys: memberKeys,
  id: 'm.id',
  parameters: 4,
  text: (
    sorted,
  ) => `with found as materialized (select n.id from member_tags t join members n on n.id = t.member_id
     where t.brand = $1 and t.key = $3 and ($2::text is null or ${memberMatches('n', '$2')} or n.id = any($4::uuid[]))),
   ${ofPage(FOUND, COUNTED, sorted)}`,
});

/** Members whose email address or name contains `text`, and those of `ids`; all of them have the tag, unless it is null. */
export async function memberRecords(
  db: Db,
  brandId: string,
  page: Page,
  {
    text,
    tag,
    ids = [],
  }: { readonly text: string; readonly tag: string | null; readonly ids?: readonly string[] },
  order: MemberOrder,
): Promise<Found<MemberRow & SortedRow>> {
  const pattern = toPattern(text);
  return foundMembers(
    tag !== null
      ? await tagged(db, [brandId, pattern, tagKey(tag), [...ids]], page, order)
      : pattern === null
        ? await list(db, [brandId], page, order)
        : await search(db, [brandId, pattern, [...ids]], page, order),
  );
}

/** $1 brand, $2 members. */
const several = statement<Flat & Record<string, unknown>>(
  'member_records_by_id',
  `select ${columns} from members m left join utility_connections c on c.member_id = m.id where m.brand = $1 and m.id = any($2::uuid[])`,
);

export async function memberRecordsById(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, MemberRow>> {
  return new Map((await several(db, [brandId, [...ids]])).map((row) => [row.id, memberRow(row)]));
}

/** A page of some of the brand's members. */
export type MemberList = (
  db: Db,
  brandId: string,
  page: Page,
  search: string,
  order: MemberOrder,
) => Promise<Found<MemberRow & SortedRow>>;

/** $1 brand, $2 pattern or null, $3 the condition's parameter. */
const among = (name: string, condition: string) =>
  sortedList<Flat & { total: number } & Record<string, unknown>, MemberOrder['field']>({
    name,
    keys: memberKeys,
    id: 'm.id',
    parameters: 3,
    text: (sorted) =>
      `with found as materialized (
         select m.id
         from members m
         left join utility_connections c on c.member_id = m.id
         where m.brand = $1 and ${condition} and ($2::text is null or m.id in ${matchingMembers('$2')})
       ),
       ${ofPage(FOUND, COUNTED, sorted)}`,
  });

/** $3 program. */
const inProgram = among('member_records_of_program', 'c.program_id = $3');
/** $3 utility. */
const outside = among(
  'member_records_to_enrol',
  `c.program_id is null and (c.utility_id = $3 or (c.utility_id is null and c.other_utility is null and exists (
     select from postal_coverage k where k.utility_id = $3 and ${coveringSql('k', 'm.brand', 'm.postal_code')})))`,
);

/** The members of a program. */
export function programMembers(programId: string): MemberList {
  return memberList(inProgram, programId);
}

/** Members in no program who chose this utility, or chose none and live where it delivers. */
export function utilityCandidates(utilityId: string): MemberList {
  return memberList(outside, utilityId);
}

function memberList(read: typeof inProgram, id: string): MemberList {
  return async (db, brandId, page, search, order) =>
    foundMembers(await read(db, [brandId, toPattern(search), id], page, order));
}

function foundMembers(rows: readonly (Flat & SortedRow & { total: number })[]): Found<MemberRow & SortedRow> {
  return {
    rows: rows.map((row) => ({ ...memberRow(row), sortKey: row.sortKey })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/** Null for a member who doesn't exist in this brand. */
export async function memberRecord(db: Db, brandId: string, id: string): Promise<MemberRow | null> {
  return (await memberRecordsById(db, brandId, [id])).get(id) ?? null;
}

function memberRow({
  createdAt,
  utilityId,
  otherUtility,
  rawStatus,
  rawSubstatus,
  enrolledAt,
  ...row
}: Flat): MemberRow {
  const connection =
    rawStatus === null
      ? null
      : { utilityId, otherUtility, rawStatus, rawSubstatus, enrolledAt: instantOrNull(enrolledAt) };
  return { ...row, createdAt: instant(createdAt), connection };
}

export type AskedEventOrder = Order<
  'START_AT' | 'PROGRAM' | 'STATUS' | 'OPT' | 'SETTLEMENT' | 'REDUCTION' | 'POINTS'
>;

type AskedRow = Omit<AskedEventRow, 'startAt' | 'endAt'> & {
  startAt: string;
  endAt: string;
  total: number;
} & Record<string, unknown>;

/** How long ended events that the home was asked to, and that it didn't answer, are listed. */
const UNANSWERED_DAYS = 90;

/** $1 member, $2 now. Coming events without an answer are in a list of their own. */
const asked = sortedList<AskedRow, AskedEventOrder['field']>({
  name: 'member_record_events',
  keys: {
    START_AT: { sql: 'p.start_at', type: 'timestamptz' },
    PROGRAM: { sql: 'lower(g.name)', type: 'text' },
    STATUS: { sql: 'e.status', type: 'text' },
    OPT: { sql: "coalesce(p.opt, 'none')", type: 'text' },
    SETTLEMENT: { sql: 'p.settlement', type: 'text', nullable: true },
    REDUCTION: { sql: 'p.reduction_wh', type: 'bigint', nullable: true },
    POINTS: { sql: 'p.points', type: 'bigint', nullable: true },
  },
  id: 'p.event_id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `with asked as materialized (
      select p.member_id, p.event_id, p.start_at, p.opt, p.opt_by, p.settlement, p.pending_reason, p.reduction_wh, p.points
      from participations p where p.member_id = $1
      union all
      select en.member_id, e.id, e.start_at, null, null, null, null, null, null
      from enrolments en join events e on e.program_id = en.program_id
      where en.member_id = $1 and e.status in ('ENDED', 'CLOSED')
        and e.start_at > $2::timestamptz - interval '${UNANSWERED_DAYS} days'
        and (en.enrolled_at is null or e.start_at > en.enrolled_at) and ${isInvited('e', 'en')}
        and not exists (select from participations q where q.member_id = $1 and q.event_id = e.id)
    )
    select p.event_id as "eventId", e.status, g.name as "programName", g.rules ->> 'zone' as "timeZone",
      e.start_at as "startAt", e.end_at as "endAt", p.opt, p.settlement, p.pending_reason as "pendingReason",
      case
        when p.opt_by is not null and ${isShared('p.member_id')}
          then (select ${ANSWERER} from members a where a.id = p.opt_by)
      end as "answeredBy",
      p.reduction_wh as "reductionWh", p.points, ${keyColumn},
      (select count(*)::int from asked) as total
    from asked p
    join events e on e.id = p.event_id
    join programs g on g.id = e.program_id
    where ${after}
    order by ${orderBy} limit ${limit}`,
});

/** For a member already read for the brand. */
export async function askedEvents(
  db: Db,
  memberId: string,
  now: Date,
  page: Page,
  order: AskedEventOrder,
): Promise<Found<AskedEventRow & SortedRow>> {
  const rows = await asked(db, [memberId, now.toISOString()], page, order);
  return {
    rows: rows.map(({ startAt, endAt, ...row }) => ({
      ...row,
      startAt: instant(startAt),
      endAt: instant(endAt),
    })),
    totalCount: rows[0]?.total ?? 0,
  };
}
