import { homeDays, type MeterChannels } from '../../domain/energy/homeDays.ts';
import { periodOf, type EnergyPeriod, type PeriodDays } from '../../domain/energy/periods.ts';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import { startOfLocalDay, toLocalDate, type LocalDate } from '../../domain/meter/zone.ts';
import type { MeterDays } from '../../domain/meter/meterDays.ts';
import type { Channel } from '../../domain/meter/readings.ts';
import { joinDays, meterDays, readArchivedDays } from '../meter/service.ts';
import type { Db } from '../platform/db/db.ts';
import { readEnergy, type EnergyMeterRow, type EnergyScope } from './queries.ts';

/** A period of the home's calendar with the readings of it and around it. */
export interface ReadPeriod extends Pick<EnergyMeterRow, 'timeZone' | 'events' | 'joined' | 'vacations'> {
  readonly days: PeriodDays;
  /** Its first instant and its end, epoch seconds. */
  readonly start: number;
  readonly end: number;
  readonly channels: MeterChannels;
  /** From the home's first reading to the end of its last one, epoch seconds. */
  readonly known: TimeRange;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

export interface WantedPeriod {
  readonly period: EnergyPeriod;
  /** A day of it; null: the day of the last reading. */
  readonly date: LocalDate | null;
  /** How many days before it are read as well. */
  readonly daysBefore?: number;
}

/** Null without any readings. */
export async function readPeriod(
  db: Db,
  scope: EnergyScope,
  { period, date, daysBefore = 0 }: WantedPeriod,
): Promise<ReadPeriod | null> {
  const rows = await readEnergy(db, scope, period, date, daysBefore);
  const [meter] = rows;
  if (meter === undefined) return null;
  const { timeZone, events, joined, vacations } = meter;
  const known = {
    start: Math.min(...rows.map(({ knownFrom }) => knownFrom ?? Infinity)),
    end: Math.max(...rows.map(({ knownTo }) => knownTo ?? -Infinity)),
  };
  const lastDay = toLocalDate(timeZone, known.end - 1);
  const days = periodOf(period, date ?? lastDay);
  const archived = await readArchivedDays(
    db,
    rows.map(({ id, archivedTo }) => ({ id, brand: scope.brandId, archivedTo })),
    meter,
  );
  return {
    timeZone,
    events,
    joined,
    vacations,
    days,
    start: startOfLocalDay(timeZone, days.start),
    end: startOfLocalDay(timeZone, days.end),
    channels: homeDays(rows.map((row) => unpack(row, archived))),
    known,
    firstDay: toLocalDate(timeZone, known.start),
    lastDay,
  };
}

type Archived = Awaited<ReturnType<typeof readArchivedDays>>;

function unpack(row: EnergyMeterRow, archived: Archived): MeterChannels {
  const join = (channel: Channel): MeterDays => {
    const packed = { days: row[`${channel}Days`], readings: row[`${channel}Readings`] };
    return joinDays(meterDays(packed, row.firstDay, row.lastDay), archived(row.id, channel), row);
  };
  return { import: join('import'), export: join('export') };
}
