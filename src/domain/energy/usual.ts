import { localDay } from '../meter/localDay.ts';
import type { MeterDays } from '../meter/meterDays.ts';
import { addDays, localDaySeconds, toWallClock, type LocalDate } from '../meter/zone.ts';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { toDayType, type DayType } from '../settlement/calendar.ts';
import type { EnergyBar } from './energyBars.ts';
import type { BarLength } from './periods.ts';

/** Days before a day among which its usual use is looked for. */
export const USUAL_LOOK_BACK_DAYS = DEFAULT_PROGRAM_RULES.lookBackDays;

export interface UsualFacts {
  readonly zone: string;
  readonly readings: MeterDays;
  readonly isHoliday: (date: LocalDate) => boolean;
  /** Days with an event that the member took part in, or a vacation: nothing is usual about them. */
  readonly isSpecial: (date: LocalDate) => boolean;
}

const SECONDS = { quarter_hour: 900, half_hour: 1800, hour: 3600 } as const;

/** A day's energy by slot, milliwatt-hours; null: not known. */
type Slots = readonly (number | null)[];

/**
 * The usual use of each bar, milliwatt-hours, by the baseline's rule: the mean of the same hours on the latest 10
 * comparable weekdays, or 4 weekend days and holidays, before the bar's own day. Null with fewer than 5 or 2 of them,
 * and for bars of a month. Source: decisions, Baseline and settlement.
 */
export function usualEnergy(
  bars: readonly Pick<EnergyBar, 'start' | 'end'>[],
  length: BarLength,
  { zone, readings, isHoliday, isSpecial }: UsualFacts,
): (number | null)[] {
  if (length === 'month') return bars.map(() => null);
  const seconds = length === 'day' ? null : SECONDS[length];
  const days = remembered((date): Slots => readSlots(readings, zone, date, seconds));
  const dayTypes = remembered((date): DayType => toDayType(date, isHoliday));
  const comparable = remembered((date) =>
    Array.from({ length: USUAL_LOOK_BACK_DAYS }, (_, back) => addDays(date, -back - 1)).filter(
      (before) => dayTypes(before) === dayTypes(date) && !isSpecial(before),
    ),
  );
  const { eligibleDays, minimumDays } = DEFAULT_PROGRAM_RULES;
  return bars.map(({ start }) => {
    const { date, second } = toWallClock(zone, start);
    const slot = seconds === null ? 0 : second / seconds;
    const most = eligibleDays[dayTypes(date)];
    const found: number[] = [];
    for (const before of comparable(date)) {
      const energy = days(before)[slot];
      if (energy != null) found.push(energy);
      if (found.length === most) break;
    }
    if (found.length < minimumDays[dayTypes(date)]) return null;
    return Math.round(found.reduce((all, one) => all + one, 0) / found.length);
  });
}

/**
 * A day's energy by the slots of its wall clock. A day on which the clock changes has none: its slots are others than
 * those of other days.
 */
function readSlots(readings: MeterDays, zone: string, date: LocalDate, seconds: number | null): Slots {
  const length = localDaySeconds(zone, date);
  if (seconds === null) {
    const day = localDay(readings, zone, date, length);
    return [day.complete ? (day.mWh[0] ?? null) : null];
  }
  if (length !== 86_400) return [];
  return localDay(readings, zone, date, seconds).mWh.map((mWh) => (Number.isNaN(mWh) ? null : mWh));
}

/** A function that is computed once for each date. */
function remembered<Value>(compute: (date: LocalDate) => Value): (date: LocalDate) => Value {
  const known = new Map<LocalDate, Value>();
  return (date) => {
    let value = known.get(date);
    if (value === undefined) {
      value = compute(date);
      known.set(date, value);
    }
    return value;
  };
}
