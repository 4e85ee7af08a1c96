import { and, eq, inArray, sql } from 'drizzle-orm';
import { coveredDays } from '../../../domain/meter/coveredDays.ts';
import { coveredRanges } from '../../../domain/meter/mergeDay.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { statement } from '../../platform/db/sql.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { MeterOwner, MeterSummary } from '../imports.ts';
import { outlineArchivedDays, type ArchivedMeter, type DayOutline } from '../archivedDays.ts';
import { servicePoints } from '../tables.ts';

/** The columns of a meter that an import needs. */
export interface StoredMeter {
  readonly id: string;
  readonly memberId: string;
  readonly numberHash: string;
  readonly timeZone: string;
  readonly verified: boolean;
  readonly brand: string;
  /** The last UTC day of which anything is in the archive; null: nothing is. */
  readonly archivedTo: string | null;
}

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
  const { id, memberId, numberHash, timeZone, verified, brand, archivedTo } = servicePoints;
  return tx
    .select({ id, memberId, numberHash, timeZone, verified, brand, archivedTo })
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
 * A member gives up a number, or with null all that a utility or an operator confirmed; the readings and the results from
 * them stay theirs.
 */
export async function releaseNumbers(tx: Db, memberId: string, numberHash: string | null): Promise<void> {
  await tx
    .update(servicePoints)
    .set({ numberHash: sql`'released:' || ${servicePoints.id}` })
    .where(
      and(
        eq(servicePoints.memberId, memberId),
        eq(servicePoints.verified, true),
        numberHash === null ? undefined : eq(servicePoints.numberHash, numberHash),
      ),
    );
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

interface MeterRow extends Record<string, unknown> {
  id: string;
  number_last4: string;
  time_zone: string;
  interval_minutes: number | null;
  ranges: readonly (readonly [start: number, end: number])[] | null;
  export_seen: boolean;
  archived_to: number | null;
}

// Start and end of each run of readings, because the home's days are not UTC days.
const selectMeters = statement<MeterRow>(
  'meter_list',
  `select p.id, p.number_last4, p.time_zone, latest.interval_seconds / 60 as interval_minutes, covered.ranges,
     exists (
       select from latest_reading_day(p.id, 'export')
     ) as export_seen, p.archived_to - date '1970-01-01' as archived_to
   from service_points p
   cross join lateral (
     select json_agg(
       json_build_array(
         grid.start + run.first * d.interval_seconds, grid.start + (run.first + run.readings) * d.interval_seconds
       )
     ) as ranges
     from reading_days_of(p.id, 'import', '-infinity', 'infinity') d
     cross join lateral (
       select (d.utc_day - date '1970-01-01')::bigint * 86400 + d.start_second as start
     ) grid
     cross join lateral jsonb_array_elements(d.runs) as stored (run)
     cross join lateral (
       select case when jsonb_typeof(stored.run) = 'string' then string_to_array(stored.run #>> '{}', ' ')
         else array[stored.run ->> 'from', stored.run ->> 'count', null, null, null, stored.run ->> 'torn'] end as parts
     ) spelled
     cross join lateral (
       select spelled.parts[1]::int as first, spelled.parts[2]::int as readings
     ) run
     where spelled.parts[6] is null
   ) covered
   left join lateral latest_reading_day(p.id, 'import') latest on true
   where p.member_id = $1 and p.brand = $2
   order by p.created_at desc, p.id desc`,
);

/** The member's meters, latest link first. Days are those of the home's calendar. */
export async function listMeters(
  db: Db,
  { brandId, memberId }: Pick<MeterOwner, 'brandId' | 'memberId'>,
): Promise<MeterSummary[]> {
  const found = await selectMeters(db, [memberId, brandId]);
  const archived = await onlyArchivedDays(
    db,
    found.map(({ id, archived_to: archivedTo }) => ({ id, brand: brandId, archivedTo })),
  );
  return found.map((row) => ({
    id: row.id,
    numberLast4: row.number_last4,
    timeZone: row.time_zone,
    intervalMinutes: row.interval_minutes,
    ...coveredDays(row.time_zone, [
      ...(row.ranges ?? []).map(([start, end]) => ({ start, end })),
      ...archived.filter(({ meterId }) => meterId === row.id).flatMap(coveredRanges),
    ]),
    exportSeen: row.export_seen,
  }));
}

/** $1 meters: their days of consumption that are in the database though the archive has later ones. */
const selectOldDays = statement<{ id: string; day: string }>(
  'meter_old_days',
  `select p.id, d.utc_day::text as day
   from service_points p
   join reading_days d on d.service_point_id = p.id and d.channel = 'import' and d.utc_day <= p.archived_to
   where p.id = any($1::uuid[])`,
);

/** The days of consumption of some meters that are in the archive and not in the database. */
export async function onlyArchivedDays(
  db: Db,
  meters: readonly ArchivedMeter[],
): Promise<readonly DayOutline[]> {
  const moved = meters.filter(({ archivedTo }) => archivedTo !== null);
  if (moved.length === 0) return [];
  const held = await selectOldDays(db, [moved.map(({ id }) => id)]);
  const known = new Set(held.map(({ id, day }) => `${id} ${day}`));
  return (await outlineArchivedDays(db, moved, 0)).filter(
    ({ meterId, utcDay }) => !known.has(`${meterId} ${utcDay}`),
  );
}
