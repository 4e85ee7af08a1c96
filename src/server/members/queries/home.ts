import type { ConnectionChange, MeterFetching } from '../../../../codegen/graphql/types.ts';
import { LATEST_ROWS } from '../../../domain/session/memberLists.ts';
import { onlyArchivedDays } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import { readingCount } from '../../readmodels/readingCount.ts';

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

/** $1 brand, $2 member. */
const changes = statement<Omit<ConnectionChange, '__typename' | 'at'> & { at: string }>(
  'member_home_changes',
  `select t.position, t.at, u.name as "utilityName", t.to_state as "rawStatus", t.to_substate as "rawSubstatus", t.cause
   from utility_transitions t left join utilities u on u.id = t.utility_id
   where t.brand = $1 and t.member_id = $2 order by t.position desc limit ${LATEST_ROWS.connection}`,
);

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
       where not exists (
         select from reading_days g
         where g.service_point_id = p.id and g.channel = 'import' and g.utc_day = day::date and g.covered_seconds >= 86400)
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
     from reading_days d where d.service_point_id = p.id and d.channel = 'import'
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

/** A home's connection through time, its meters, and how their readings are fetched. */
export async function readHome(
  db: Db,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<{
  readonly changes: ConnectionChange[];
  readonly meters: readonly MeterRow[];
  readonly fetching: MeterFetching | null;
}> {
  const scope = [brandId, memberId];
  const [moved, found, [access]] = await Promise.all([
    changes(db, scope),
    meters(db, [...scope, now.toISOString()]),
    fetching(db, scope),
  ]);
  const archived = await onlyArchivedDays(
    db,
    found.map(({ id, archivedTo }) => ({ id, brand: brandId, archivedTo })),
  );
  return {
    changes: moved.map(({ at, ...row }) => ({ ...row, at: instant(at) })),
    meters: found.map(({ lastReadingAt, archivedTo: _archivedTo, ...row }) => ({
      ...row,
      days: row.days + archived.filter(({ meterId }) => meterId === row.id).length,
      lastReadingAt: instantOrNull(lastReadingAt),
    })),
    fetching: access === undefined ? null : { ...access, dueAt: instantOrNull(access.dueAt) },
  };
}
