import { homeDays, type MeterChannels } from '../../domain/energy/homeDays.ts';
import { periodOf, type EnergyPeriod, type PeriodDays } from '../../domain/energy/periods.ts';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import { startOfLocalDay, toLocalDate, type LocalDate } from '../../domain/meter/zone.ts';
import { meterDays } from '../meter/service.ts';
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
  return {
    timeZone,
    events,
    joined,
    vacations,
    days,
    start: startOfLocalDay(timeZone, days.start),
    end: startOfLocalDay(timeZone, days.end),
    channels: homeDays(rows.map(unpack)),
    known,
    firstDay: toLocalDate(timeZone, known.start),
    lastDay,
  };
}

const unpack = (row: EnergyMeterRow): MeterChannels => ({
  import: meterDays({ days: row.importDays, readings: row.importReadings }, row.firstDay, row.lastDay),
  export: meterDays({ days: row.exportDays, readings: row.exportReadings }, row.firstDay, row.lastDay),
});
