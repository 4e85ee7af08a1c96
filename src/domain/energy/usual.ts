import type { MeterDays } from '../meter/meterDays.ts';
import { DAY_SECONDS } from '../meter/readings.ts';
import { startOfLocalDay, toWallClock, type LocalDate } from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { averageDays, chooseDays, createDayList, listEligible } from '../settlement/baseline.ts';
import { baselineCalendar, type BaselineCalendar, type DayType } from '../settlement/calendar.ts';
import { excludedDates, type UnusualDays } from '../settlement/excludedDates.ts';
import { meterSource } from '../settlement/meterSource.ts';
import { baselinePlan, type BaselinePlan } from '../settlement/plan.ts';
import { createSheet, fillUsual } from '../settlement/sheet.ts';
import type { EnergyBar } from './energyBars.ts';
import type { BarLength } from './periods.ts';

/** A program's rules. The zone is the home's. */
export type UsualRules = Omit<ProgramRules, 'zone'>;

export interface UsualFacts extends UnusualDays {
  readonly zone: string;
  readonly readings: MeterDays;
  readonly rules: UsualRules;
}

/** A day of the home's calendar with the days that its usual use was taken from. */
export interface UsualDay {
  readonly date: LocalDate;
  readonly dayType: DayType;
  /** The latest first; empty: too few. */
  readonly takenFrom: readonly LocalDate[];
}

export interface UsualEnergy {
  /** Whole watt-hours by bar; null: unknown. */
  readonly wattHours: readonly (number | null)[];
  /** The days of the bars, in order. */
  readonly days: readonly UsualDay[];
}

/** How many comparable days the usual use of a day of one type takes. */
export type UsualCounts = Pick<BaselinePlan, 'pool' | 'take' | 'minimum' | 'weights'>;

interface FoundDay extends UsualDay {
  readonly slotSeconds: number;
  /** By the slots of the wall clock; null: unknown. */
  readonly wattHours: Float64Array | null;
}

const SECONDS = { quarter_hour: 900, half_hour: 1800, hour: 3600, day: DAY_SECONDS } as const;

/**
 * The usual use of each bar by a program's baseline rule, as if each day were an event from midnight to midnight: the
 * same days and the same arithmetic as those of a receipt. Without the same-day adjustment, which a day as a whole can't
 * have: what came before it is another day. By the wall clock, so that a day on which it changes has the figures of
 * 24 hours. Unknown for months. Source: decisions, Baseline and settlement.
 */
export function usualEnergy(
  bars: readonly Pick<EnergyBar, 'start' | 'end'>[],
  length: BarLength,
  facts: UsualFacts,
): UsualEnergy {
  if (length === 'month') return { wattHours: bars.map(() => null), days: [] };
  const seconds = SECONDS[length];
  const days = new Map<LocalDate, FoundDay>();
  const wattHours = bars.map(({ start }) => {
    const { date, second } = toWallClock(facts.zone, start);
    const day = days.get(date) ?? findDay(date, seconds, facts);
    days.set(date, day);
    return addUp(day, length === 'day' ? 0 : second, seconds);
  });
  return {
    wattHours,
    days: [...days.values()].map(({ date, dayType, takenFrom }) => ({ date, dayType, takenFrom })),
  };
}

export function usualCounts(rules: UsualRules, dayType: DayType): UsualCounts {
  const { pool, take, minimum, weights } = usualPlan(rules, { dayType, slots: 1 });
  return { pool, take, minimum, weights };
}

/** Whether the program adjusts the usual use in an event's window to the hours around it. */
export function isAdjustedInEvents(rules: UsualRules): boolean {
  return baselinePlan(rules, { dayType: 'weekday', slots: 1 }).adjustment !== null;
}

/** Nothing is settled, so no days are read to measure its error. */
function usualPlan(rules: UsualRules, calendar: Pick<BaselineCalendar, 'dayType' | 'slots'>): BaselinePlan {
  return { ...baselinePlan(rules, calendar), adjustment: null, blend: null, noiseDays: 0 };
}

function findDay(date: LocalDate, barSeconds: number, facts: UsualFacts): FoundDay {
  const { zone, readings, rules } = facts;
  const start = startOfLocalDay(zone, date);
  const source = meterSource(readings, start);
  const slotSeconds = chooseSlot(rules, source.intervalMinutes, barSeconds);
  const calendar = baselineCalendar({ start, end: start + DAY_SECONDS }, zone, {
    ...rules,
    settlementIntervalMinutes: slotSeconds / 60,
  });
  const plan = usualPlan(rules, calendar);
  const sheet = createSheet(calendar);
  const [eligible, chosen] = [createDayList(calendar.rows), createDayList(calendar.rows)];
  const home = { source, excluded: excludedDates(facts, calendar), otherEvents: facts.otherEvents };
  fillUsual(sheet, calendar, plan, home, rules.payFromUploads);
  listEligible(sheet, eligible);
  chooseDays(plan, sheet, eligible, 0, chosen);
  const found = { date, dayType: calendar.dayType, slotSeconds };
  if (chosen.count === 0) return { ...found, takenFrom: [], wattHours: null };
  const wattHours = new Float64Array(calendar.slots);
  averageDays(sheet, calendar.slots, chosen, null, wattHours);
  const rows = [...chosen.rows.subarray(0, chosen.count)].sort((a, b) => a - b);
  return { ...found, takenFrom: rows.map((row) => calendar.dates[row] as LocalDate), wattHours };
}

/** The program's settlement interval, or the meter's where that is longer; a bar's own length where it has neither. */
function chooseSlot(
  { settlementIntervalMinutes }: UsualRules,
  meterMinutes: number | null,
  barSeconds: number,
): number {
  const wanted = Math.max(settlementIntervalMinutes, meterMinutes ?? 0) * 60;
  return barSeconds % wanted === 0 ? wanted : barSeconds;
}

function addUp({ wattHours, slotSeconds }: FoundDay, second: number, seconds: number): number | null {
  const [from, to] = [second / slotSeconds, (second + seconds) / slotSeconds];
  if (wattHours === null || !Number.isInteger(from) || to > wattHours.length) return null;
  return wattHours.subarray(from, to).reduce((sum, slot) => sum + slot, 0);
}
