import { packShort, packValues, unpackValues } from '../../../domain/meter/packedBytes.ts';
import type { PackedDay } from '../../../domain/meter/packedDay.ts';
import { packRuns, unpackRuns, type StoredRun } from '../../../domain/meter/packedRuns.ts';
import type { Channel } from '../../../domain/meter/readings.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { usesForm } from '../../platform/storedForm.ts';

/** The key of a row of packed readings. */
export interface DayKey {
  readonly servicePointId: string;
  readonly channel: Channel;
  readonly utcDay: string;
}

interface DayRow extends Record<string, unknown> {
  service_point_id: string;
  channel: Channel;
  utc_day: string;
  start_second: number;
  interval_seconds: number;
  readings: Uint8Array;
  runs: readonly StoredRun[];
  version: number;
}

const keysAre = 'unnest($1::uuid[], $2::text[], $3::date[]) as k (service_point_id, channel, utc_day)';

const selectDays = statement<DayRow>(
  'meter_select_days',
  `select d.service_point_id, d.channel, d.utc_day::text, d.start_second, d.interval_seconds, d.readings, d.runs, d.version
     from ${keysAre} join reading_days d using (service_point_id, channel, utc_day)`,
);

const copyToVersions = statement(
  'meter_archive_days',
  `insert into reading_day_versions (
     service_point_id, channel, utc_day, interval_seconds, start_second, readings, runs, covered_seconds,
     version, replaced_at, replaced_by
   )
   select d.service_point_id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs,
     d.covered_seconds, d.version, $4::timestamptz, $5::uuid
   from ${keysAre}
   join reading_days d using (service_point_id, channel, utc_day)`,
);

const upsertDays = statement(
  'meter_write_days',
  `insert into reading_days (service_point_id, channel, utc_day, start_second, interval_seconds, readings, runs, covered_seconds, version)
   select * from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::bytea[], $7::jsonb[], $8::int[], $9::int[])
   on conflict (service_point_id, channel, utc_day) do update
      set start_second = excluded.start_second, interval_seconds = excluded.interval_seconds, readings = excluded.readings,
          runs = excluded.runs, covered_seconds = excluded.covered_seconds, version = excluded.version`,
);

const insertVersions = statement(
  'meter_keep_versions',
  `insert into reading_day_versions (
     service_point_id, channel, utc_day, start_second, interval_seconds, readings, runs, covered_seconds, version,
     replaced_at, replaced_by
   )
   select d.*, $10::timestamptz, $11::uuid
   from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::bytea[], $7::jsonb[], $8::int[], $9::int[]) d`,
);

const toColumns = (keys: readonly DayKey[]): unknown[][] => [
  keys.map(({ servicePointId }) => servicePointId),
  keys.map(({ channel }) => channel),
  keys.map(({ utcDay }) => utcDay),
];

/** The stored days, by `keyText`. */
export async function readDays(tx: Db, keys: readonly DayKey[]): Promise<Map<string, PackedDay>> {
  const found = await selectDays(tx, toColumns(keys));
  return new Map(
    found.map((row) => [
      keyText({ servicePointId: row.service_point_id, channel: row.channel, utcDay: row.utc_day }),
      toPackedDay(row),
    ]),
  );
}

export function keyText({ servicePointId, channel, utcDay }: DayKey): string {
  return `${servicePointId} ${channel} ${utcDay}`;
}

function toPackedDay(row: DayRow): PackedDay {
  return {
    utcDay: row.utc_day,
    startSecond: row.start_second,
    intervalSeconds: row.interval_seconds,
    values: unpackValues(row.readings),
    runs: unpackRuns(row.runs),
    version: row.version,
  };
}

/** Keeps these days' current version before they change. */
export async function archiveDays(
  tx: Db,
  keys: readonly DayKey[],
  { replacedAt, replacedBy }: { replacedAt: Date; replacedBy: string },
): Promise<void> {
  await copyToVersions(tx, [...toColumns(keys), replacedAt.toISOString(), replacedBy]);
}

/** A day with its key. */
export interface KeyedDay {
  readonly key: DayKey;
  readonly day: PackedDay;
}

/** The same for days that the archive has. */
export async function keepVersions(
  tx: Db,
  days: readonly KeyedDay[],
  { replacedAt, replacedBy }: { replacedAt: Date; replacedBy: string },
): Promise<void> {
  await insertVersions(tx, [...(await toValues(tx, days)), replacedAt.toISOString(), replacedBy]);
}

export async function writeDays(tx: Db, days: readonly KeyedDay[]): Promise<void> {
  await upsertDays(tx, await toValues(tx, days));
}

async function toValues(tx: Db, days: readonly KeyedDay[]): Promise<unknown[][]> {
  const isShort = await usesForm(tx, 'short-readings');
  return [
    ...toColumns(days.map(({ key }) => key)),
    days.map(({ day }) => day.startSecond),
    days.map(({ day }) => day.intervalSeconds),
    days.map(({ day }) => (isShort ? packShort : packValues)(day.values)),
    days.map(({ day }) => JSON.stringify(isShort ? packRuns(day.runs) : day.runs)),
    days.map(({ day }) => coveredSeconds(day)),
    days.map(({ day }) => day.version),
  ];
}

function coveredSeconds({ runs, intervalSeconds }: PackedDay): number {
  return runs.reduce((all, run) => (run.torn === undefined ? all + run.count * intervalSeconds : all), 0);
}
