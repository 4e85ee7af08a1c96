import {
  askRemoval,
  type ArchivedRow,
  type FoundMonths,
  type Look,
  type MonthOf,
  type MovingRow,
} from '../../archive/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** The newest days of a meter that never move, so that what is read all day is in the database. */
export const KEPT_DAYS = 400;

/** Meters that are looked at in one statement. */
const LOOKED_AT = 50_000;

const edge = (meter: string, channel: string, which: 'first' | 'latest'): string => `(
       select e.utc_day from ${which}_reading_day(${meter}, ${channel}) e
     )`;

const CHANNELS = "(values ('import'), ('export')) c (channel)";
const monthEnd = "($2::date + interval '1 month')::date";

/** $1 brand, $2 meter. A month moves when its last day is older than the days that stay. */
const selectMonths = statement<{ [Key in keyof FoundMonths]: FoundMonths[Key] }>(
  'meter_archive_months',
  `with homes as materialized (
     select p.id from service_points p
     where p.brand = $1 and ($2::uuid is null or p.id > $2) order by p.id limit ${LOOKED_AT}
   ), spans as (
     select date_trunc('month', ${edge('h.id', 'c.channel', 'first')})::date as first,
       date_trunc('month', ${edge('h.id', 'c.channel', 'latest')} - ${KEPT_DAYS})::date as end
     from homes h cross join ${CHANNELS}
   )
   select min(s.first) filter (where s.first < s.end)::text as first, max(s.end) filter (where s.first < s.end)::text as end,
     (select h.id from homes h where (select count(*) from homes) = ${LOOKED_AT} order by h.id desc limit 1) as last
   from spans s`,
);

export async function archiveMonths(db: Db, { brand, after }: Look): Promise<FoundMonths> {
  const [row] = await selectMonths(db, [brand, after]);
  return row ?? { first: null, end: null, last: null };
}

/** $1 brand, $2 month, $3 meter, $4 how many. */
const selectKeys = statement<{ id: string }>(
  'meter_archive_keys',
  `select p.id from service_points p
   where p.brand = $1 and ($3::uuid is null or p.id > $3) and exists (
     select from ${CHANNELS}
     where ${edge('p.id', 'c.channel', 'latest')} - ${KEPT_DAYS} >= ${monthEnd} and exists (
       select from reading_days_of(p.id, c.channel, $2::date, ${monthEnd} - 1)
     )
   )
   order by p.id limit $4`,
);

export async function archiveKeys(
  db: Db,
  { brand, month }: MonthOf,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  return (await selectKeys(db, [brand, month, after, limit])).map(({ id }) => id);
}

type Moving = {
  readonly service_point_id: string;
  readonly channel: string;
  readonly utc_day: string;
  readonly interval_seconds: number;
  readonly start_second: number;
  readonly readings: Uint8Array;
  readonly runs: string;
  readonly covered_seconds: number;
  readonly version: number;
  readonly tag: string;
};

/** $1 meters, $2 month. Any change of a row changes its tag. */
const selectRows = statement<Moving>(
  'meter_archive_rows',
  `with old as materialized (
     select k.id, c.channel from unnest($1::uuid[]) k (id) cross join ${CHANNELS}
     where ${edge('k.id', 'c.channel', 'latest')} - ${KEPT_DAYS} >= ${monthEnd}
   )
   select d.service_point_id, d.channel, d.utc_day::text, d.interval_seconds, d.start_second, d.readings,
     d.runs::text, d.covered_seconds, d.version, d.xmin::text as tag
   from old k
   join reading_days d on d.service_point_id = k.id and d.channel = k.channel and d.utc_day >= $2::date and d.utc_day < ${monthEnd}
   order by d.service_point_id, d.channel, d.utc_day`,
);

export async function archiveRows(
  db: Db,
  { month }: MonthOf,
  meters: readonly string[],
): Promise<readonly MovingRow[]> {
  const found = await selectRows(db, [[...meters], month]);
  return found.map(({ tag, ...values }) => ({
    values,
    mark: {
      meter: values.service_point_id,
      channel: values.channel,
      day: values.utc_day,
      tag,
    },
  }));
}

// A meter whose readings are being changed right now keeps its rows, which move another time.
const removeRows = statement(
  'meter_archive_remove',
  `with free as materialized (
     select p.id from service_points p where p.id = any($1::uuid[]) order by p.id for update skip locked
   ), gone as (
     delete from reading_days d
     using unnest($1::uuid[], $2::text[], $3::date[], $4::text[]) m (id, channel, day, tag)
     where m.id in (select f.id from free f)
       and d.service_point_id = m.id and d.channel = m.channel and d.utc_day = m.day and d.xmin::text = m.tag
     returning d.service_point_id, d.channel, d.utc_day, d.start_second
   ), moved as (
     select g.service_point_id as id, max(g.utc_day) as last, min(g.utc_day) filter (where g.channel = 'import') as first,
       (array_agg(g.start_second order by g.utc_day) filter (where g.channel = 'import'))[1] as second
     from gone g group by g.service_point_id
   )
   update service_points p
      set archived_to = greatest(p.archived_to, m.last), archived_from = least(p.archived_from, m.first),
        archived_from_second = case
          when m.first <= coalesce(p.archived_from, m.first) then m.second else p.archived_from_second
        end
   from moved m
   where p.id = m.id`,
);

export async function removeArchived(tx: Db, marks: readonly MovingRow['mark'][]): Promise<void> {
  await removeRows(tx, [
    marks.map(({ meter }) => meter),
    marks.map(({ channel }) => channel),
    marks.map(({ day }) => day),
    marks.map(({ tag }) => tag),
  ]);
}

const selectGone = statement<{ id: string }>(
  'meter_archive_gone',
  `select k.id from unnest($1::uuid[]) k (id) where not exists (select from service_points p where p.id = k.id)`,
);

export const goneMeters = async (tx: Db, meters: readonly string[]): Promise<readonly string[]> =>
  (await selectGone(tx, [[...meters]])).map(({ id }) => id);

const metersOf = statement<{ brand: string; ids: string[] }>(
  'meter_archive_of_members',
  `select p.brand, array_agg(p.id) as ids from service_points p where p.member_id = any($1::uuid[])
   group by p.brand order by p.brand`,
);

/** Has the archive lose the readings of members, whose meters this transaction deletes afterwards. */
export async function removeReadingsOf(tx: Db, memberIds: readonly string[]): Promise<void> {
  for (const { brand, ids } of await metersOf(tx, [[...memberIds]]))
    await askRemoval(tx, { brand, kind: 'readings' }, ids);
}

// Of a meter that is gone, nothing comes back.
const putBackRows = statement<{ rows: number }>(
  'meter_archive_put_back',
  `with there as materialized (
     select p.id from service_points p where p.id = any($1::uuid[]) order by p.id for update
   ), put as (
     insert into reading_days (
       service_point_id, channel, utc_day, start_second, interval_seconds, readings, runs, covered_seconds, version
     )
     select r.* from unnest(
       $1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::bytea[], $7::jsonb[], $8::int[], $9::int[]
     ) r (id, channel, utc_day, start_second, interval_seconds, readings, runs, covered_seconds, version)
     join there t on t.id = r.id
     on conflict (service_point_id, channel, utc_day) do update
        set start_second = excluded.start_second, interval_seconds = excluded.interval_seconds, readings = excluded.readings,
            runs = excluded.runs, covered_seconds = excluded.covered_seconds, version = excluded.version
        where excluded.version > reading_days.version
     returning 1
   )
   select count(*)::int as rows from put`,
);

const COLUMNS = [
  'service_point_id',
  'channel',
  'utc_day',
  'start_second',
  'interval_seconds',
  'readings',
  'runs',
  'covered_seconds',
  'version',
] as const;

export async function putBackArchived(tx: Db, rows: readonly ArchivedRow[]): Promise<number> {
  const [put] = await putBackRows(
    tx,
    COLUMNS.map((column) => rows.map((row) => row[column])),
  );
  return put?.rows ?? 0;
}

/** Rows that are changed in one statement. */
const CHANGED = 20_000;

/** $1 brand, $2 month. */
const forget = statement<{ rows: number }>(
  'meter_archive_forget',
  `with old as (
     select p.id from service_points p
     where p.brand = $1 and (p.archived_from < $2::date or p.archived_to < $2::date) limit ${CHANGED}
   ), changed as (
     update service_points p
        set archived_from = case when p.archived_to >= $2::date then greatest(p.archived_from, $2::date) end,
          archived_from_second = case
            when p.archived_to >= $2::date and p.archived_from is not null then 0
          end,
          archived_to = case when p.archived_to >= $2::date then p.archived_to end
     where p.id in (select o.id from old o)
     returning 1
   )
   select count(*)::int as rows from changed`,
);

/** From a month on, the first reading of a meter is taken to be at its beginning. */
export async function forgetArchived(db: Db, { brand, month }: MonthOf): Promise<void> {
  while (((await forget(db, [brand, month]))[0]?.rows ?? 0) > 0);
}
