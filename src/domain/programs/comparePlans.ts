import { DAY_SECONDS } from '../meter/readings.ts';
import { BUCKETS, rateIn, type RatePlan } from './ratePlan.ts';
import type { UsageByHour } from './usageByHour.ts';

/** Days per year, leap years too. */
export const YEAR_DAYS = 365;

/** Minimum days of readings for a comparison. */
const LEAST_DAYS = 60;

export interface PlanCost {
  readonly code: string;
  readonly name: string;
  /** Cents a year. */
  readonly cents: number;
}

export interface PlanComparison {
  readonly current: PlanCost;
  /** The current plan when no other is cheaper. */
  readonly cheapest: PlanCost;
  /** Savings on the cheapest plan, cents a year; 0 when it is the current one. */
  readonly savingsCents: number;
  /** Cheapest first. */
  readonly plans: readonly PlanCost[];
  /** Days with readings, rounded down. */
  readonly daysRead: number;
  /** The year's energy including estimated gaps, watt-hours. */
  readonly yearWh: number;
}

const MWH_PER_KWH = 1_000_000;
const HUNDREDTHS = 100;

/**
 * What a year would cost on each of the utility's plans. Gaps are estimated from known hours of the same
 * clock time and kind of day; an hour never read, from the mean. Counts only energy taken from the grid. null
 * with less than `LEAST_DAYS` days of readings, or when the current plan isn't among the plans. Source:
 * HOM-11.
 */
export function comparePlans(
  plans: readonly RatePlan[],
  currentCode: string,
  usage: UsageByHour,
): PlanComparison | null {
  const daysRead = Math.floor(sum(usage.read) / DAY_SECONDS);
  if (daysRead < LEAST_DAYS) return null;
  const year = yearlyUsage(usage);
  const costs = plans.map((plan) => ({ code: plan.code, name: plan.name, cents: yearlyCents(plan, year) }));
  const current = costs.find(({ code }) => code === currentCode);
  if (current === undefined) return null;
  const byCost = [...costs].sort(
    (a, b) => a.cents - b.cents || (a.code === currentCode ? -1 : b.code === currentCode ? 1 : 0),
  );
  const cheapest = byCost[0] ?? current;
  return {
    current,
    cheapest,
    savingsCents: current.cents - cheapest.cents,
    plans: byCost,
    daysRead,
    yearWh: Math.round(sum(year) / 1_000),
  };
}

/** A year's energy by bucket, milliwatt-hours: known readings, extrapolated over gaps, then over 365 days. */
function yearlyUsage({ mWh, read, all }: UsageByHour): Float64Array {
  const mean = sum(mWh) / sum(read);
  const toYear = (YEAR_DAYS * DAY_SECONDS) / sum(all);
  return mWh.map((energy, bucket) => {
    const seconds = read[bucket] as number;
    return (all[bucket] as number) * (seconds > 0 ? energy / seconds : mean) * toYear;
  });
}

function yearlyCents(plan: RatePlan, year: Float64Array): number {
  let total = plan.daily * YEAR_DAYS;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    total += ((year[bucket] as number) / MWH_PER_KWH) * (rateIn(plan, bucket) ?? 0);
  return Math.round(total / HUNDREDTHS);
}

function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
