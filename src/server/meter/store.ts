import { and, desc, eq, inArray } from 'drizzle-orm';
import { coveredDays } from '../../domain/meter/coveredDays.ts';
import { packValues, unpackValues } from '../../domain/meter/packedBytes.ts';
import type { PackedDay, QualityRun } from '../../domain/meter/packedDay.ts';
import type { Channel } from '../../domain/meter/readings.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { statement } from '../platform/db/sql.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { MeterImport, MeterOwner, MeterSummary, ReadFile } from './imports.ts';
import { meterImports, servicePoints, deliveryFaults } from './tables.ts';
import type { MeterFileNotice } from '../../domain/meter/meterFile.ts';

/** The columns of a meter that an import needs. */
export interface StoredMeter {
  readonly id: string;
  readonly memberId: string;
  readonly numberHash: string;
  readonly timeZone: string;
  readonly verified: boolean;
}

/** The key of a row of packed readings. */
export interface DayKey {
  readonly servicePointId: string;
  readonly channel: Channel;
  readonly utcDay: string;
}

type Scope = Pick<MeterOwner, 'brandId' | 'memberId'>;

/** Adds meters with new numbers; waits for a concurrent transaction that adds one of them. */
export async function insertMeters(
  tx: Db,
  { brandId, memberId, timeZone, verified, createdAt }: MeterOwner & { verified: boolean; createdAt: Date },
  meters: readonly { id: string; numberHash: string; numberLast4: string }[],
): Promise<void> {
  if (meters.length === 0) return;
  const common = { brand: brandId, memberId, timeZone, verified, createdAt };
  await tx
    .insert(servicePoints)
    .values(meters.map((meter) => ({ ...meter, ...common })))
    .onConflictDoNothing();
}

export async function lockMeters(tx: Db, numberHashes: readonly string[]): Promise<StoredMeter[]> {
  const { id, memberId, numberHash, timeZone, verified } = servicePoints;
  return tx
    .select({ id, memberId, numberHash, timeZone, verified })
    .from(servicePoints)
    .where(inArray(numberHash, [...numberHashes]))
    .orderBy(numberHash)
    .for('update');
}

/** Gives up the number; the readings stay with the member who brought them. */
export async function releaseMeter(tx: Db, id: string): Promise<void> {
  await tx
    .update(servicePoints)
    .set({ numberHash: `released:${id}` })
    .where(eq(servicePoints.id, id));
}

/**
 * Turns a claimed meter into the one that the utility calls by this number. Does nothing if a concurrent
 * transaction has given the number to another meter.
 */
export async function renameMeter(tx: Db, id: string, numberHash: string): Promise<void> {
  try {
    await transaction(tx, (inner) =>
      inner.update(servicePoints).set({ numberHash }).where(eq(servicePoints.id, id)),
    );
  } catch (error) {
    if (!isUniqueViolation(error, 'service_points_number')) throw error;
  }
}

export async function verifyMeters(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(servicePoints)
    .set({ verified: true })
    .where(inArray(servicePoints.id, [...ids]));
}

interface DayRow extends Record<string, unknown> {
  service_point_id: string;
  channel: Channel;
  utc_day: string;
  start_second: number;
  interval_seconds: number;
  readings: Uint8Array;
  runs: readonly QualityRun[];
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
  `insert into reading_day_versions
          (service_point_id, channel, utc_day, interval_seconds, start_second, readings, runs, covered_seconds, version, replaced_at, replaced_by)
   select d.service_point_id, d.channel, d.utc_day, d.interval_seconds, d.start_second, d.readings, d.runs, d.covered_seconds, d.version,
          $4::timestamptz, $5::uuid
     from ${keysAre} join reading_days d using (service_point_id, channel, utc_day)`,
);

const upsertDays = statement(
  'meter_write_days',
  `insert into reading_days (service_point_id, channel, utc_day, start_second, interval_seconds, readings, runs, covered_seconds, version)
   select * from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::bytea[], $7::jsonb[], $8::int[], $9::int[])
   on conflict (service_point_id, channel, utc_day) do update
      set start_second = excluded.start_second, interval_seconds = excluded.interval_seconds, readings = excluded.readings,
          runs = excluded.runs, covered_seconds = excluded.covered_seconds, version = excluded.version`,
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
    runs: row.runs,
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

export async function writeDays(
  tx: Db,
  days: readonly { readonly key: DayKey; readonly day: PackedDay }[],
): Promise<void> {
  await upsertDays(tx, [
    ...toColumns(days.map(({ key }) => key)),
    days.map(({ day }) => day.startSecond),
    days.map(({ day }) => day.intervalSeconds),
    days.map(({ day }) => packValues(day.values)),
    days.map(({ day }) => JSON.stringify(day.runs)),
    days.map(({ day }) => coveredSeconds(day)),
    days.map(({ day }) => day.version),
  ]);
}

function coveredSeconds({ runs, intervalSeconds }: PackedDay): number {
  return runs.reduce((all, run) => (run.torn === undefined ? all + run.count * intervalSeconds : all), 0);
}

export async function insertImport(
  tx: Db,
  { brandId, memberId }: Scope,
  sha256: string,
  taken: MeterImport,
): Promise<void> {
  await tx.insert(meterImports).values({ ...taken, brand: brandId, memberId, sha256 });
}

/** A row of GET /api/meter_data, without internal columns. */
const { id, fileName, format, source, importedAt, readings, newDays, changedDays, firstAt, lastAt, notes } =
  meterImports;
const importColumns = {
  id,
  fileName,
  format,
  source,
  importedAt,
  readings,
  newDays,
  changedDays,
  firstAt,
  lastAt,
  notes,
};

export async function readImport(
  db: Db,
  memberId: string,
  sha256: string,
  from: ReadFile['source'],
): Promise<MeterImport | null> {
  const [row] = await db
    .select(importColumns)
    .from(meterImports)
    .where(
      and(
        eq(meterImports.memberId, memberId),
        eq(meterImports.sha256, sha256),
        eq(meterImports.source, from),
      ),
    );
  return row === undefined ? null : { ...row, notes: row.notes.map(toNotice) };
}

/** Old remarks have no kind; those are shown as stored. */
const toNotice = (note: MeterFileNotice | string): MeterFileNotice =>
  typeof note === 'string' ? { code: 'other', message: note } : note;

export async function listImports(
  db: Db,
  { brandId, memberId }: Scope,
  limit: number,
): Promise<MeterImport[]> {
  const rows = await db
    .select(importColumns)
    .from(meterImports)
    .where(and(eq(meterImports.memberId, memberId), eq(meterImports.brand, brandId)))
    .orderBy(desc(meterImports.importedAt), desc(meterImports.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, notes: row.notes.map(toNotice) }));
}

interface MeterRow extends Record<string, unknown> {
  id: string;
  number_last4: string;
  time_zone: string;
  interval_minutes: number | null;
  ranges: readonly (readonly [start: number, end: number])[] | null;
  export_seen: boolean;
}

// Start and end of each run of readings, because the home's days are not UTC days.
const selectMeters = statement<MeterRow>(
  'meter_list',
  `select p.id, p.number_last4, p.time_zone, latest.interval_seconds / 60 as interval_minutes, covered.ranges,
          exists (select from reading_days e where e.service_point_id = p.id and e.channel = 'export') as export_seen
     from service_points p
     cross join lateral (
       select json_agg(json_build_array(grid.start + (r.run ->> 'from')::int * d.interval_seconds,
                                        grid.start + ((r.run ->> 'from')::int + (r.run ->> 'count')::int) * d.interval_seconds)) as ranges
         from reading_days d
         cross join lateral (select (d.utc_day - date '1970-01-01')::bigint * 86400 + d.start_second as start) grid
         cross join lateral jsonb_array_elements(d.runs) as r (run)
        where d.service_point_id = p.id and d.channel = 'import' and not r.run ? 'torn'
     ) covered
     left join lateral (
       select d.interval_seconds from reading_days d where d.service_point_id = p.id and d.channel = 'import' order by d.utc_day desc limit 1
     ) latest on true
    where p.member_id = $1 and p.brand = $2
    order by p.created_at desc, p.id desc`,
);

/** The member's meters, latest link first. Days are those of the home's calendar. */
export async function listMeters(db: Db, { brandId, memberId }: Scope): Promise<MeterSummary[]> {
  const found = await selectMeters(db, [memberId, brandId]);
  return found.map((row) => ({
    id: row.id,
    numberLast4: row.number_last4,
    timeZone: row.time_zone,
    intervalMinutes: row.interval_minutes,
    ...coveredDays(
      row.time_zone,
      (row.ranges ?? []).map(([start, end]) => ({ start, end })),
    ),
    exportSeen: row.export_seen,
  }));
}

export type NewFault = typeof deliveryFaults.$inferInsert;

/** A refused meter of a utility's delivery, or a refused delivery. */
export type DeliveryFaultRow = typeof deliveryFaults.$inferSelect;

/** Keeps faults for staff; the same fault of the same file only once. */
export async function insertFaults(db: Db, faults: readonly NewFault[]): Promise<void> {
  if (faults.length > 0)
    await db
      .insert(deliveryFaults)
      .values([...faults])
      .onConflictDoNothing();
}

/** Latest first. */
export async function listFaults(
  db: Db,
  scope: { readonly brandId: string; readonly utilityId: string },
  limit: number,
): Promise<DeliveryFaultRow[]> {
  return db
    .select()
    .from(deliveryFaults)
    .where(and(eq(deliveryFaults.utilityId, scope.utilityId), eq(deliveryFaults.brand, scope.brandId)))
    .orderBy(desc(deliveryFaults.receivedAt), deliveryFaults.line)
    .limit(limit);
}
