import { and, count, eq, isNull, lte, max, min, sql, type SQL } from 'drizzle-orm';
import { mergeDay } from '../../../../domain/meter/mergeDay.ts';
import { indexDays, type MeterDays } from '../../../../domain/meter/meterDays.ts';
import { packValues, unpackValues } from '../../../../domain/meter/packedBytes.ts';
import type { PackedDay } from '../../../../domain/meter/packedDay.ts';
import type { Db } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/sql.ts';
import { backtestMeters, backtestUploads, type UploadedDay } from '../tables.ts';

export type UploadRow = typeof backtestUploads.$inferSelect;

/** An upload that no backtest has yet. */
export async function findUpload(db: Db, brandId: string, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(backtestUploads)
    .where(
      and(eq(backtestUploads.id, id), eq(backtestUploads.brand, brandId), isNull(backtestUploads.backtestId)),
    );
  return row ?? null;
}

export async function insertUpload(tx: Db, row: UploadRow): Promise<void> {
  await tx.insert(backtestUploads).values(row);
}

/** Names a file that was read, and lets the upload live on for some time. */
export async function addFile(tx: Db, id: string, fileName: string, expiresAt: Date): Promise<void> {
  await tx
    .update(backtestUploads)
    .set({ fileNames: sql`${backtestUploads.fileNames} || ${fileName}::text`, expiresAt })
    .where(eq(backtestUploads.id, id));
}

const addMeter = statement(
  'backtest-meter-add',
  `insert into backtest_meters as m (upload_id, meter, first_day, last_day, days, readings)
   values ($1, $2, $3::date, $4::date, $5::jsonb, $6::bytea)
   on conflict (upload_id, meter) do update
     set first_day = least(m.first_day, excluded.first_day), last_day = greatest(m.last_day, excluded.last_day),
       days = m.days || excluded.days, readings = m.readings || excluded.readings`,
);

/** Adds a meter's days; another file may have had others of it. */
export async function insertMeter(
  db: Db,
  uploadId: string,
  meter: string,
  days: readonly PackedDay[],
): Promise<void> {
  const packed = days.map(({ values }) => packValues(values));
  const entries = days.map(({ utcDay, startSecond, intervalSeconds, runs }, i): UploadedDay => [
    utcDay,
    startSecond,
    intervalSeconds,
    packed[i]?.length ?? 0,
    runs,
  ]);
  const [first, last] = [days[0]?.utcDay ?? null, days.at(-1)?.utcDay ?? null];
  await addMeter(db, [uploadId, meter, first, last, JSON.stringify(entries), Buffer.concat(packed)]);
}

/** How many homes an upload has, and from which to which day of UTC. */
export async function summariseUpload(
  db: Db,
  id: string,
): Promise<{ homes: number; first: string | null; last: string | null }> {
  const { uploadId, firstDay, lastDay } = backtestMeters;
  const [found] = await db
    .select({ homes: count(), first: min(firstDay), last: max(lastDay) })
    .from(backtestMeters)
    .where(eq(uploadId, id));
  return found ?? { homes: 0, first: null, last: null };
}

const numberMeters = statement(
  'backtest-meters-place',
  `update backtest_meters m
   set place = placed.place
   from (
     select meter, row_number() over (order by meter) as place from backtest_meters where upload_id = $1
   ) placed
   where m.upload_id = $1 and m.meter = placed.meter`,
);

const copyPlaces = statement(
  'backtest-homes-of-files',
  `insert into backtest_homes (backtest_id, place)
   select $2::uuid, place from backtest_meters where upload_id = $1`,
);

/** Gives the upload to a backtest, with a place for each home. Hashes have no order that says anything of a home. */
export async function takeUpload(tx: Db, uploadId: string, backtestId: string): Promise<void> {
  await tx
    .update(backtestUploads)
    .set({ backtestId, expiresAt: null })
    .where(eq(backtestUploads.id, uploadId));
  await numberMeters(tx, [uploadId]);
  await copyPlaces(tx, [uploadId, backtestId]);
}

/** The readings of a backtest's files, when it has ended. */
export async function deleteUploadOf(tx: Db, backtestId: string): Promise<void> {
  await tx.delete(backtestUploads).where(eq(backtestUploads.backtestId, backtestId));
}

const some = statement<{ place: number; days: readonly UploadedDay[]; readings: Uint8Array }>(
  'backtest-meters',
  `select m.place, m.days, m.readings
   from backtest_uploads u
   join backtest_meters m on m.upload_id = u.id
   where u.backtest_id = $1 and m.place = any($2::int[])`,
);

/** The readings of homes of files by place. */
export async function readUploaded(
  db: Db,
  backtestId: string,
  places: readonly number[],
): Promise<Map<number, MeterDays>> {
  const found = await some(db, [backtestId, [...places]]);
  return new Map(found.map(({ place, days, readings }) => [place, toMeterDays(days, readings)]));
}

function toMeterDays(entries: readonly UploadedDay[], readings: Uint8Array): MeterDays {
  const days = new Map<string, PackedDay>();
  let at = 0;
  for (const [utcDay, startSecond, intervalSeconds, bytes, runs] of entries) {
    const values = unpackValues(readings.subarray(at, at + bytes));
    at += bytes;
    const day = { utcDay, startSecond, intervalSeconds, values, runs, version: 1 };
    // Two files of one meter meet within a day.
    days.set(utcDay, mergeDay(days.get(utcDay), day).day);
  }
  return indexDays([...days.values()]);
}

export const areUploadsExpired = (now: Date): SQL =>
  sql`exists (select from backtest_uploads where expires_at <= ${now.toISOString()})`;

export async function hasExpiredUploads(db: Db, now: Date): Promise<boolean> {
  return (await db.$count(backtestUploads, lte(backtestUploads.expiresAt, now))) > 0;
}

export async function deleteExpiredUploads(db: Db, now: Date): Promise<void> {
  await db.delete(backtestUploads).where(lte(backtestUploads.expiresAt, now));
}
