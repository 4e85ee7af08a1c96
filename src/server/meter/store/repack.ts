import { packShort, unpackValues } from '../../../domain/meter/packedBytes.ts';
import { packRuns, unpackRuns, type StoredRun } from '../../../domain/meter/packedRuns.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

type PackedRow = {
  readonly id: string;
  readonly channel: string;
  readonly day: string;
  readonly version: number;
  readonly readings: Uint8Array;
  readonly runs: readonly StoredRun[];
  readonly tag: string;
};

const BATCH = 2_000;
const BEGINNING = ['00000000-0000-0000-0000-000000000000', '', '1900-01-01', 0] as const;

const after = `where (d.service_point_id, d.channel, d.utc_day, d.version) > ($1::uuid, $2::text, $3::date, $4::int)
     order by d.service_point_id, d.channel, d.utc_day, d.version limit ${BATCH}`;
const columns = `d.service_point_id as id, d.channel, d.utc_day::text as day, d.version, d.readings, d.runs, d.xmin::text as tag`;
const written = `set readings = c.readings, runs = c.runs
       from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::bytea[], $6::jsonb[], $7::text[])
         c (id, channel, day, version, readings, runs, tag)
       where d.service_point_id = c.id and d.channel = c.channel and d.utc_day = c.day and d.version = c.version
         and d.xmin::text = c.tag
       returning 1`;

const packings = [
  {
    read: statement<PackedRow>('meter_repack_read', `select ${columns} from reading_days d ${after}`),
    write: statement<{ rows: number }>(
      'meter_repack_write',
      `with changed as (update reading_days d ${written}) select count(*)::int as rows from changed`,
    ),
  },
  {
    read: statement<PackedRow>(
      'meter_repack_read_versions',
      `select ${columns} from reading_day_versions d ${after}`,
    ),
    write: statement<{ rows: number }>(
      'meter_repack_write_versions',
      `with changed as (update reading_day_versions d ${written}) select count(*)::int as rows from changed`,
    ),
  },
];

/**
 * Writes the stored days again in their short form, some at a time, each batch saved as soon as it is done. One that changes
 * meanwhile is written in it anyway. Calls `onPacked` with the days that were rewritten since the last call.
 */
export async function repackDays(
  db: Db,
  { onPacked, signal }: { readonly onPacked: (days: number) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const { read, write } of packings) {
    for (let last: readonly unknown[] = BEGINNING; ;) {
      signal.throwIfAborted();
      const page = await read(db, last);
      const changed = page.flatMap((row) => {
        const readings = packShort(unpackValues(row.readings));
        const isPacked =
          readings.byteLength === row.readings.byteLength && row.runs.every((run) => typeof run === 'string');
        return isPacked ? [] : [{ ...row, readings, runs: JSON.stringify(packRuns(unpackRuns(row.runs))) }];
      });
      if (changed.length > 0) {
        const [count] = await write(db, [
          changed.map(({ id }) => id),
          changed.map(({ channel }) => channel),
          changed.map(({ day }) => day),
          changed.map(({ version }) => version),
          changed.map(({ readings }) => readings),
          changed.map(({ runs }) => runs),
          changed.map(({ tag }) => tag),
        ]);
        onPacked(count?.rows ?? 0);
      }
      const end = page.at(-1);
      if (end === undefined || page.length < BATCH) break;
      last = [end.id, end.channel, end.day, end.version];
    }
  }
}
