import { packValues, unpackValues } from '../../../domain/meter/packedBytes.ts';
import { readingsOfDay, type DayReading } from '../../../domain/meter/packedDay.ts';
import { unpackRuns, type StoredRun } from '../../../domain/meter/packedRuns.ts';
import { readArchivedDays } from '../../meter/service.ts';
import { CHANNELS } from '../../../domain/meter/readings.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** Days that are held at a time. */
const PAGE = 50;

/** A day of a member's meter. */
export interface MeterDay {
  readonly numberLast4: string;
  readonly channel: string;
  readonly utcDay: string;
  readonly version: number;
  /** When a correction replaced it; null: it counts. */
  readonly replacedAt: string | null;
  /** Those with a higher precedence in part of their time included. */
  readonly readings: readonly DayReading[];
}

interface DayRow extends Record<string, unknown> {
  readonly point: string;
  readonly last4: string;
  readonly channel: string;
  readonly day: string;
  readonly version: number;
  readonly seconds: number;
  readonly start: number;
  readonly readings: Uint8Array;
  readonly runs: readonly StoredRun[];
  readonly replaced: string | null;
}

const current = statement<DayRow>(
  'account-readings',
  `select sp.id as point, sp.number_last4 as last4, d.channel, d.utc_day::text as day, d.version,
     d.interval_seconds as seconds, d.start_second as start, d.readings, d.runs, null::text as replaced
   from service_points sp
   join reading_days d on d.service_point_id = sp.id
   where sp.member_id = $1 and (sp.id, d.channel, d.utc_day, d.version) > ($2::uuid, $3::text, $4::date, $5::int)
   order by sp.id, d.channel, d.utc_day, d.version
   limit ${PAGE}`,
);

const replaced = statement<DayRow>(
  'account-readings-replaced',
  `select sp.id as point, sp.number_last4 as last4, d.channel, d.utc_day::text as day, d.version,
     d.interval_seconds as seconds, d.start_second as start, d.readings, d.runs,
     to_char(d.replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as replaced
   from service_points sp
   join reading_day_versions d on d.service_point_id = sp.id
   where sp.member_id = $1 and (sp.id, d.channel, d.utc_day, d.version) > ($2::uuid, $3::text, $4::date, $5::int)
   order by sp.id, d.channel, d.utc_day, d.version
   limit ${PAGE}`,
);

const BEGINNING = ['00000000-0000-0000-0000-000000000000', '', '1900-01-01', 0] as const;

const archivedMeters = statement<{ id: string; brand: string; last4: string; from: number; to: number }>(
  'account-readings-archived',
  `select sp.id, sp.brand, sp.number_last4 as last4, sp.archived_to - date '1970-01-01' as to,
     coalesce(sp.archived_from, sp.archived_to) - date '1970-01-01' as from
   from service_points sp
   where sp.member_id = $1 and sp.archived_to is not null`,
);

/** The readings of a member's meters, some days at a time: those that count, or those that were corrected. */
export async function* copyReadings(
  db: Db,
  which: 'current' | 'replaced',
  memberId: string,
): AsyncGenerator<readonly MeterDay[]> {
  const read = which === 'current' ? current : replaced;
  const archived = which === 'current' ? await readArchived(db, memberId) : [];
  let next = 0;
  for (let after: readonly unknown[] = BEGINNING; ;) {
    const page = await read(db, [memberId, ...after]);
    const last = page.at(-1);
    const isLast = last === undefined || page.length < PAGE;
    const rows: DayRow[] = [];
    const addUpTo = (key: string): void => {
      for (; next < archived.length && keyOf(archived[next] as DayRow) < key; next += 1)
        rows.push(archived[next] as DayRow);
    };
    for (const row of page) {
      addUpTo(keyOf(row));
      // A day that was corrected after it had moved counts as it is in the database.
      if (next < archived.length && keyOf(archived[next] as DayRow) === keyOf(row)) next += 1;
      rows.push(row);
    }
    if (isLast) addUpTo(END);
    for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE).map(toMeterDay);
    if (isLast) return;
    after = [last.point, last.channel, last.day, last.version];
  }
}

const keyOf = ({ point, channel, day }: DayRow): string => `${point} ${channel} ${day}`;
/** After every key. */
const END = 'g';

/** The archived days of a member's meters, in the order of the copy. */
async function readArchived(db: Db, memberId: string): Promise<readonly DayRow[]> {
  const meters = await archivedMeters(db, [memberId]);
  if (meters.length === 0) return [];
  const days = await readArchivedDays(
    db,
    meters.map(({ id, brand, to }) => ({ id, brand, archivedTo: to })),
    {
      firstDay: Math.min(...meters.map(({ from }) => from)),
      lastDay: Math.max(...meters.map(({ to }) => to)),
    },
  );
  const rows = meters.flatMap(({ id, last4 }) =>
    CHANNELS.flatMap((channel) =>
      days(id, channel).map((day) => ({ ...day, point: id, last4, channel, replaced: null })),
    ),
  );
  return rows
    .map(({ utcDay, startSecond, intervalSeconds, values, ...row }) => ({
      ...row,
      day: utcDay,
      start: startSecond,
      seconds: intervalSeconds,
      readings: packValues(values),
    }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function toMeterDay(row: DayRow): MeterDay {
  const { last4, channel, day, version, start, seconds, readings, runs } = row;
  return {
    numberLast4: last4,
    channel,
    utcDay: day,
    version,
    replacedAt: row.replaced,
    readings: readingsOfDay(
      {
        utcDay: day,
        startSecond: start,
        intervalSeconds: seconds,
        values: unpackValues(readings),
        runs: unpackRuns(runs),
        version,
      },
      true,
    ),
  };
}
