import type { UtilityReason } from '../../domain/cashout/blockers.ts';
import { DEFAULT_PROGRAM_RULES, type ProgramRules } from '../../domain/programs/rules.ts';
import type { ZipEligibilityCode } from '../../domain/signup/zipEligibility.ts';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import type { Db } from '../platform/db/db.ts';
import { sortedList, type Order, type SortedRow } from '../platform/db/sortedList.ts';
import { instantOrNull, statement } from '../platform/db/sql.ts';
import type { Page } from '../platform/graphql/connection.ts';
import { connectionMethodSql } from './connectionMethod.ts';

/** A utility with its figures for staff. */
export interface UtilityRecord {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  readonly country: string;
  readonly timeZone: string;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
  readonly connectionMethod: ConnectionMethod;
  readonly newMembersProgramId: string | null;
  readonly partnerUrl: string | null;
  readonly partnerClientId: string | null;
  readonly primaryUtilityId: string | null;
  readonly drpUrl: string | null;
  readonly drpName: string | null;
  readonly drpEmail: string | null;
  readonly cashoutReason: UtilityReason | null;
  readonly inOutage: boolean;
  readonly outageEndAt: Date | null;
  readonly version: number;
  readonly programCount: number;
  readonly postalCodeCount: number;
}

/** A program with its figures so far; spending in watts. */
export interface ProgramRecord {
  readonly id: string;
  readonly utilityId: string;
  readonly name: string;
  readonly active: boolean;
  readonly rules: ProgramRules;
  readonly version: number;
  readonly memberCount: number;
  readonly spentWatts: number;
}

export interface CoverageRecord {
  readonly postalCode: string;
  readonly utilityId: string;
  readonly eligibility: ZipEligibilityCode;
}

export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
}

type Counted<Row> = Row & { total: number };
type UtilityRow = Omit<UtilityRecord, 'outageEndAt'> & { outageEndAt: string | null };

const utilityColumns = `u.id, u.acronym, u.name, u.short_name as "shortName", u.country, u.time_zone as "timeZone", u.connection,
  ${connectionMethodSql('u')} as "connectionMethod", u.new_members_program_id as "newMembersProgramId",
  u.partner_url as "partnerUrl", u.partner_client_id as "partnerClientId", u.primary_utility_id as "primaryUtilityId",
  u.drp_url as "drpUrl", u.drp_name as "drpName", u.drp_email as "drpEmail", u.cashout_reason as "cashoutReason",
  u.in_outage as "inOutage", u.outage_end_at as "outageEndAt", u.version,
  (select count(*)::int from programs p where p.utility_id = u.id) as "programCount",
  (select count(*)::int from postal_coverage c where c.utility_id = u.id) as "postalCodeCount"`;

/** Watts. */
const spentSql = `(
  select coalesce(
    sum(coalesce(e.paid_watts, (select sum(booked_watts) from participations where event_id = e.id), 0)), 0
  )::int8
  from events e
  where e.program_id = p.id
)`;
const programColumns = `p.id, p.utility_id as "utilityId", p.name, p.active, p.rules, p.version,
  (select count(*)::int from utility_connections c where c.program_id = p.id) as "memberCount",
  ${spentSql} as "spentWatts"`;

export type UtilityOrder = Order<
  'NAME' | 'ACRONYM' | 'OUTAGE' | 'CONNECTION' | 'TIME_ZONE' | 'PROGRAMS' | 'POSTAL_CODES'
>;

/** $1 brand, $2 search or null. The count is over all pages. */
const listUtilities = sortedList<Counted<UtilityRow> & Record<string, unknown>, UtilityOrder['field']>({
  name: 'staff_utilities',
  keys: {
    NAME: { sql: 'lower(u.name)', type: 'text' },
    ACRONYM: { sql: 'lower(u.acronym)', type: 'text' },
    OUTAGE: { sql: 'u.in_outage', type: 'boolean' },
    CONNECTION: { sql: 'u.connection', type: 'text' },
    TIME_ZONE: { sql: 'lower(u.time_zone)', type: 'text' },
    PROGRAMS: {
      sql: 's.programs',
      type: 'bigint',
      join: 'cross join lateral (select count(*) as programs from programs n where n.utility_id = u.id) s',
    },
    POSTAL_CODES: {
      sql: 's.codes',
      type: 'bigint',
      join: 'cross join lateral (select count(*) as codes from postal_coverage n where n.utility_id = u.id) s',
    },
  },
  id: 'u.id',
  parameters: 2,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select ${utilityColumns}, ${keyColumn},
      (
        select count(*)::int
        from utilities
        where brand = $1 and ($2::text is null or name ilike $2 or acronym ilike $2)
      ) as total
    from utilities u ${join}
    where u.brand = $1 and ($2::text is null or u.name ilike $2 or u.acronym ilike $2) and ${after}
    order by ${orderBy} limit ${limit}`,
});
const utilitiesById = statement<UtilityRow & Record<string, unknown>>(
  'staff_utilities_by_id',
  `select ${utilityColumns} from utilities u where u.brand = $1 and u.id = any($2::uuid[])`,
);
export type ProgramOrder = Order<
  'NAME' | 'UTILITY' | 'ACTIVE' | 'MEMBERS' | 'POINTS_PER_KWH' | 'SPENT' | 'BUDGET'
>;

/** $1 brand, $2 search, $3 utility or null. */
const listPrograms = sortedList<Counted<ProgramRecord> & Record<string, unknown>, ProgramOrder['field']>({
  name: 'staff_programs',
  keys: {
    NAME: { sql: 'lower(p.name)', type: 'text' },
    UTILITY: {
      sql: 'lower(u.short_name)',
      type: 'text',
      join: 'join utilities u on u.id = p.utility_id',
    },
    ACTIVE: { sql: 'p.active', type: 'boolean' },
    MEMBERS: {
      sql: 's.members',
      type: 'bigint',
      join: 'cross join lateral (select count(*) as members from utility_connections n where n.program_id = p.id) s',
    },
    POINTS_PER_KWH: {
      sql: `coalesce((p.rules ->> 'pointsPerKwh')::bigint, ${DEFAULT_PROGRAM_RULES.pointsPerKwh})`,
      type: 'bigint',
    },
    SPENT: {
      sql: 's.spent',
      type: 'bigint',
      join: `cross join lateral (select ${spentSql} as spent) s`,
    },
    BUDGET: { sql: "(p.rules ->> 'budgetPoints')::bigint", type: 'bigint', nullable: true },
  },
  id: 'p.id',
  parameters: 3,
  text: ({ keyColumn, join, after, orderBy, limit }) => `select ${programColumns}, ${keyColumn},
      (
        select count(*)::int
        from programs
        where brand = $1 and ($2::text is null or name ilike $2) and ($3::uuid is null or utility_id = $3)
      ) as total
    from programs p ${join}
    where p.brand = $1
      and ($2::text is null or p.name ilike $2)
      and ($3::uuid is null or p.utility_id = $3)
      and ${after}
    order by ${orderBy} limit ${limit}`,
});
const programsById = statement<ProgramRecord & Record<string, unknown>>(
  'staff_programs_by_id',
  `select ${programColumns} from programs p where p.brand = $1 and p.id = any($2::uuid[])`,
);
/** Codes with this beginning, and the first half that covers a full code. */
const matchesCode = (c: string): string =>
  `(starts_with(${c}.postal_code, $2) or (length($2) = 6 and ${c}.postal_code = left($2, 3)))`;
export type CoverageOrder = Order<'POSTAL_CODE' | 'UTILITY' | 'ELIGIBILITY'>;

/** $1 brand, $2 beginning, $3 utility or null. */
const listCoverage = sortedList<Counted<CoverageRecord> & Record<string, unknown>, CoverageOrder['field']>({
  name: 'staff_postal_coverage',
  keys: {
    POSTAL_CODE: { sql: 'c.postal_code', type: 'text' },
    UTILITY: { sql: 'lower(u.name)', type: 'text', join: 'join utilities u on u.id = c.utility_id' },
    ELIGIBILITY: { sql: 'c.eligibility', type: 'bigint' },
  },
  id: `(c.postal_code || ':' || c.utility_id)`,
  idType: 'text',
  parameters: 3,
  text: ({
    keyColumn,
    join,
    after,
    orderBy,
    limit,
  }) => `select c.postal_code as "postalCode", c.utility_id as "utilityId", c.eligibility, ${keyColumn},
      (
        select count(*)::int
        from postal_coverage n
        where n.brand = $1 and ${matchesCode('n')} and ($3::uuid is null or utility_id = $3)
      ) as total
    from postal_coverage c ${join}
    where c.brand = $1 and ${matchesCode('c')} and ($3::uuid is null or c.utility_id = $3) and ${after}
    order by ${orderBy} limit ${limit}`,
});

export async function staffUtilities(
  db: Db,
  brandId: string,
  page: Page,
  search: string | null,
  order: UtilityOrder,
): Promise<Found<UtilityRecord & SortedRow>> {
  const rows = await listUtilities(db, [brandId, pattern(search)], page, order);
  return found(rows, (row) => ({ ...utilityRecord(row), sortKey: row.sortKey }));
}

export async function staffUtilitiesById(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, UtilityRecord>> {
  return new Map((await utilitiesById(db, [brandId, [...ids]])).map((row) => [row.id, utilityRecord(row)]));
}

export async function staffPrograms(
  db: Db,
  brandId: string,
  page: Page,
  { search, utilityId }: { search: string | null; utilityId: string | null },
  order: ProgramOrder,
): Promise<Found<ProgramRecord & SortedRow>> {
  return found(await listPrograms(db, [brandId, pattern(search), utilityId], page, order), (row) => row);
}

export async function staffProgramsById(
  db: Db,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, ProgramRecord>> {
  return new Map((await programsById(db, [brandId, [...ids]])).map((row) => [row.id, row]));
}

/** `startsWith` is normalized like the codes themselves. */
export async function staffCoverage(
  db: Db,
  brandId: string,
  page: Page,
  { startsWith, utilityId }: { startsWith: string; utilityId: string | null },
  order: CoverageOrder,
): Promise<Found<CoverageRecord & SortedRow>> {
  return found(await listCoverage(db, [brandId, startsWith, utilityId], page, order), (row) => row);
}

function utilityRecord({ outageEndAt, ...row }: UtilityRow): UtilityRecord {
  return { ...row, outageEndAt: instantOrNull(outageEndAt) };
}

function found<Row extends { total: number }, Record>(
  rows: readonly Row[],
  toRecord: (row: Row) => Record,
): Found<Record> {
  return { rows: rows.map(toRecord), totalCount: rows[0]?.total ?? 0 };
}

/** Escapes wildcards, so that the typed text is matched literally. */
function pattern(search: string | null): string | null {
  const text = search?.trim() ?? '';
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** A utility's number of codes by eligibility. */
export interface CoverageSummaryRecord {
  readonly utilityId: string;
  readonly eligibility: number;
  readonly codes: number;
  /** First halves of Canadian codes among them. */
  readonly prefixes: number;
}

/** $1 brand, $2 utility or null. */
const summary = statement<CoverageSummaryRecord & Record<string, unknown>>(
  'staff_postal_summary',
  `select c.utility_id as "utilityId", c.eligibility, count(*)::int as codes,
     (count(*) filter (where c.postal_code ~ '^[A-Z][0-9][A-Z]$'))::int as prefixes
   from postal_coverage c
   join utilities u on u.id = c.utility_id
   where c.brand = $1 and ($2::uuid is null or c.utility_id = $2)
   group by u.name, c.utility_id, c.eligibility
   order by u.name, c.utility_id, c.eligibility <> 1, c.eligibility <> 2`,
);

/** Each utility's codes by eligibility, eligible ones first. */
export function coverageSummary(
  db: Db,
  brandId: string,
  utilityId: string | null,
): Promise<readonly CoverageSummaryRecord[]> {
  return summary(db, [brandId, utilityId]);
}

const coverageOfCode = statement<CoverageRecord & Record<string, unknown>>(
  'staff_postal_code',
  `select postal_code as "postalCode", utility_id as "utilityId", eligibility
   from postal_coverage
   where brand = $1 and postal_code = $2 and utility_id = $3`,
);

export async function staffPostalCode(
  db: Db,
  brandId: string,
  postalCode: string,
  utilityId: string,
): Promise<CoverageRecord | null> {
  const [row] = await coverageOfCode(db, [brandId, postalCode, utilityId]);
  return row ?? null;
}
