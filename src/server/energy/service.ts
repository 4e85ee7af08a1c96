import type { Country } from '../../domain/brands/countries.ts';
import { energyBars, longestReading, type EnergyOfTime } from '../../domain/energy/energyBars.ts';
import { barEdges, barLength, type BarLength, type PeriodDays } from '../../domain/energy/periods.ts';
import { usualEnergy, type UsualEnergy, type UsualRules } from '../../domain/energy/usual.ts';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import type { LocalDate } from '../../domain/meter/zone.ts';
import { DEFAULT_PROGRAM_RULES } from '../../domain/programs/rules.ts';
import type { Db } from '../platform/db/db.ts';
import { readHomeProgram, type EnergyEventRow, type EnergyScope } from './queries.ts';
import { readPeriod, type WantedPeriod } from './readPeriod.ts';

/** What a home usually uses, and by whose rule. */
export interface PeriodUsual extends UsualEnergy {
  readonly rules: UsualRules;
  /** Null: the home is in no program. */
  readonly programName: string | null;
}

/** A home's energy in a period of its calendar. */
export interface PeriodEnergy extends EnergyOfTime {
  readonly days: PeriodDays;
  readonly timeZone: string;
  readonly barLength: BarLength;
  /** Those that the member took part in, in order. */
  readonly events: readonly EnergyEventRow[];
  /** Null: not asked for, or for a year. */
  readonly usual: PeriodUsual | null;
  /** From the first reading to the end of the last one, epoch seconds, and their days; all periods included. */
  readonly known: TimeRange;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
}

export interface EnergyQuestion extends Omit<WantedPeriod, 'daysBefore'> {
  /** Also the usual use, of a home without a program by the holidays of this country; null: without. */
  readonly usualIn?: Country | null;
}

/** The home's energy of the period that `date` belongs to. Returns null without any readings. */
export async function energyOfPeriod(
  db: Db,
  scope: EnergyScope,
  { period, date, usualIn = null }: EnergyQuestion,
): Promise<PeriodEnergy | null> {
  const by = usualIn === null || period === 'year' ? null : await usualRules(db, scope, usualIn);
  const read = await readPeriod(db, scope, { period, date, daysBefore: by?.rules.lookBackDays ?? 0 });
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
    usual: by && {
      ...by,
      ...usualEnergy(energy.bars, length, {
        zone: timeZone,
        readings: channels.import,
        rules: by.rules,
        otherEvents: read.joined ?? [],
        away: read.vacations ?? [],
      }),
    },
    known,
    firstDay,
    lastDay,
  };
}

/** Those of the home's program, else those of a new one. */
async function usualRules(
  db: Db,
  scope: EnergyScope,
  country: Country,
): Promise<Pick<PeriodUsual, 'rules' | 'programName'>> {
  const program = await readHomeProgram(db, scope);
  return program === null
    ? { rules: { ...DEFAULT_PROGRAM_RULES, country }, programName: null }
    : { rules: program.rules, programName: program.name };
}
