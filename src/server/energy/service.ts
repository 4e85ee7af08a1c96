import type { Country } from '../../domain/brands/countries.ts';
import { energyBars, longestReading, type EnergyOfTime } from '../../domain/energy/energyBars.ts';
import { barEdges, barLength, type BarLength, type PeriodDays } from '../../domain/energy/periods.ts';
import { USUAL_LOOK_BACK_DAYS, usualEnergy } from '../../domain/energy/usual.ts';
import { toLocalDate, type LocalDate } from '../../domain/meter/zone.ts';
import { holidayTest } from '../../domain/settlement/holidays.ts';
import type { Db } from '../platform/db/db.ts';
import type { EnergyEventRow, EnergyScope } from './queries.ts';
import { readPeriod, type ReadPeriod, type WantedPeriod } from './readPeriod.ts';

/** A home's energy in a period of its calendar. */
export interface PeriodEnergy extends EnergyOfTime {
  readonly days: PeriodDays;
  readonly timeZone: string;
  readonly barLength: BarLength;
  /** Those that the member took part in, in order. */
  readonly events: readonly EnergyEventRow[];
  /** The usual use of each bar, milliwatt-hours; null: unknown. Empty if not asked for. */
  readonly usualMWh: readonly (number | null)[];
  /** The first and the last day with readings, all periods included. */
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

export interface EnergyQuestion extends Omit<WantedPeriod, 'daysBefore'> {
  /** Also the usual use, by the holidays of this country; null: without. */
  readonly usualIn?: Country | null;
}

/** The home's energy of the period that `date` belongs to. Returns null without any readings. */
export async function energyOfPeriod(
  db: Db,
  scope: EnergyScope,
  { period, date, usualIn = null }: EnergyQuestion,
): Promise<PeriodEnergy | null> {
  const daysBefore = usualIn === null ? 0 : USUAL_LOOK_BACK_DAYS;
  const read = await readPeriod(db, scope, { period, date, daysBefore });
  if (read === null) return null;
  const { days, start, end, timeZone, channels, known, firstDay, lastDay } = read;
  // Days and months hold readings of any length.
  const isShort = period === 'day' || period === 'week';
  const length = barLength(period, isShort ? longestReading(channels.import, start, end) : 0);
  const energy = energyBars(barEdges(timeZone, days, length), { ...channels, known });
  return {
    ...energy,
    days,
    timeZone,
    barLength: length,
    events: (read.events ?? []).filter((event) => event.end > start * 1000 && event.start < end * 1000),
    usualMWh:
      usualIn === null
        ? []
        : usualEnergy(energy.bars, length, {
            zone: timeZone,
            readings: channels.import,
            isHoliday: holidayTest({ country: usualIn }),
            isSpecial: specialDays(read),
          }),
    firstDay,
    lastDay,
  };
}

/** Days of events and vacations. */
function specialDays({ events, vacations, timeZone }: ReadPeriod): (date: LocalDate) => boolean {
  const days = new Set((events ?? []).map(({ start }) => toLocalDate(timeZone, start / 1000)));
  return (date) => days.has(date) || (vacations ?? []).some(([from, to]) => from <= date && date <= to);
}
