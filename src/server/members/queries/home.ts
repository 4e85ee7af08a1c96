import type { ConnectionChange, MeterFetching } from '../../../../codegen/graphql/types.ts';
import { onlyArchivedDays } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { countedPage, LATEST_FIRST, sortedList } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import { readingCount } from '../../readmodels/readingCount.ts';
import type { MemberPage, OfMember } from './memberPage.ts';

/** A meter with what it has delivered. */
export interface MeterRow {
  readonly id: string;
  readonly last4: string;
  readonly isVerified: boolean;
  readonly isReleased: boolean;
  readonly lastReadingAt: Date | null;
  readonly days: number;
  readonly gapDays: readonly string[];
  /** Ids of members whose meter has the same last digits. */
  readonly alike: readonly string[];
}

/** Days in which gaps are looked for. */
const LOOKED_AT = 30;

/** $1 brand, $2 member. Two changes may have the same time, and are in order by their number. */
const changes = sortedList<
  Omit<ConnectionChange, '__typename' | 'at'> & { id: string; at: string; total: number },
  'AT'
>({
  name: 'member_connection_changes',
  keys: { AT: { sql: 't.position', type: 'bigint' } },
  id: 't.member_id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select t.member_id as id, t.position, t.at, u.name as "utilityName", t.to_state as "rawStatus",
     t.to_substate as "rawSubstatus", t.cause, ${keyColumn},
     (select count(*)::int from utility_transitions n where n.brand = $1 and n.member_id = $2) as total
   from utility_transitions t left join utilities u on u.id = t.utility_id
   where t.brand = $1 and t.member_id = $2 and ${after} order by ${orderBy} limit ${limit}`,
});

/** Every change of a home's connection. */
export async function readConnectionChanges(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<ConnectionChange>> {
  const { rows, totalCount } = countedPage(await changes(db, [brandId, memberId], page, LATEST_FIRST));
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: instant(at) })), totalCount };
}

const dayStart = `d.utc_day::timestamp at time zone 'UTC' + make_interval(secs => d.start_second)`;

/**
 * $1 brand, $2 member, $3 now. A day that is not over at the meter's last reading is no gap; without any reading there
 * is nothing to have a gap in.
 */
const meters = statement<
  Omit<MeterRow, 'lastReadingAt'> & { lastReadingAt: string | null; archivedTo: number | null }
>(
  'member_home_meters',
  `select p.id, p.number_last4 as last4, p.verified as "isVerified", p.number_hash like 'released:%' as "isReleased",
     p.archived_to - date '1970-01-01' as "archivedTo", had.last as "lastReadingAt", had.days,
     coalesce((
       select jsonb_agg(to_char(day, 'YYYY-MM-DD') order by day)
       from generate_series(
         greatest((had.first at time zone 'UTC')::date + 1, ($3::timestamptz at time zone 'UTC')::date - ${LOOKED_AT}),
         ($3::timestamptz at time zone 'UTC')::date - 2, interval '1 day') day
       where had.first is not null and not exists (
         select from reading_days_of(p.id, 'import', day::date, day::date) g where g.covered_seconds >= 86400)
     ), '[]') as "gapDays",
     coalesce((
       select jsonb_agg(distinct o.member_id)
       from service_points o
       where o.brand = $1 and o.number_last4 = p.number_last4 and o.member_id <> p.member_id
         and (o.number_hash like 'released:%' or p.number_hash like 'released:%')
     ), '[]') as alike
   from service_points p cross join lateral (
     select min(${dayStart}) as first,
       max(${dayStart} + make_interval(secs => d.interval_seconds * ${readingCount('d')})) as last,
       count(*)::int as days
     from reading_days_of(p.id, 'import', '-infinity', 'infinity') d
   ) had
   where p.brand = $1 and p.member_id = $2
   order by p.created_at desc, p.id`,
);

/** $1 brand, $2 member. */
const fetching = statement<{ fetchedTo: string | null; dueAt: string | null; failures: number }>(
  'member_home_fetching',
  `select a.fetched_to as "fetchedTo", a.fetch_due_at as "dueAt", a.fetch_failures as failures
   from utility_authorizations a
   where a.brand = $1 and a.member_id = $2 and a.ended_at is null and a.access_token is not null`,
);

/** A home's meters, and how their readings are fetched. */
export async function readHome(
  db: Db,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<{
  readonly meters: readonly MeterRow[];
  readonly fetching: MeterFetching | null;
}> {
  const scope = [brandId, memberId];
  const [found, [access]] = await Promise.all([
    meters(db, [...scope, now.toISOString()]),
    fetching(db, scope),
  ]);
  const archived = await onlyArchivedDays(
    db,
    found.map(({ id, archivedTo }) => ({ id, brand: brandId, archivedTo })),
  );
  return {
    meters: found.map(({ lastReadingAt, archivedTo: _archivedTo, ...row }) => ({
      ...row,
      days: row.days + archived.filter(({ meterId }) => meterId === row.id).length,
      lastReadingAt: instantOrNull(lastReadingAt),
    })),
    fetching: access === undefined ? null : { ...access, dueAt: instantOrNull(access.dueAt) },
  };
}
