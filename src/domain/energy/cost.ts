import { BUCKETS, type RateBand, type RatePlan } from '../programs/ratePlan.ts';
import type { UsageByHour } from '../programs/usageByHour.ts';

/** What a plan charges for the hours of one price. */
export interface BandCost {
  readonly band: RateBand;
  readonly mWh: number;
  readonly cents: number;
}

/** What a time costs by a plan, in cents; each part is rounded, and they add up. */
export interface PlanCostOfTime {
  readonly code: string;
  readonly name: string;
  readonly bands: readonly BandCost[];
  readonly energyCents: number;
  /** The daily charge. */
  readonly standingCents: number;
  readonly totalCents: number;
}

const MWH_PER_KWH = 1_000_000;
/** Prices are in hundredths of a cent. */
const HUNDREDTHS = 100;

/** What known readings and a number of days cost by a plan. Missing readings cost nothing. */
export function costByPlan(plan: RatePlan, { mWh }: UsageByHour, days: number): PlanCostOfTime {
  const energy = new Map<RateBand, number>(plan.bands.map((band) => [band, 0]));
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const band = plan.bands.find((one) => holds(one, bucket));
    if (band !== undefined) energy.set(band, (energy.get(band) ?? 0) + (mWh[bucket] as number));
  }
  const bands = [...energy].map(([band, amount]) => ({
    band,
    mWh: Math.round(amount),
    cents: Math.round((amount / MWH_PER_KWH) * (band.rate / HUNDREDTHS)),
  }));
  const energyCents = bands.reduce((sum, { cents }) => sum + cents, 0);
  const standingCents = Math.round((plan.daily * days) / HUNDREDTHS);
  return {
    code: plan.code,
    name: plan.name,
    bands,
    energyCents,
    standingCents,
    totalCents: energyCents + standingCents,
  };
}

/** Whether a band is of this hour of a weekday, or of a weekend day from 24 on. */
function holds({ days, fromHour, toHour }: RateBand, bucket: number): boolean {
  const hour = bucket % 24;
  return (days === 'all' || (days === 'weekend') === bucket >= 24) && hour >= fromHour && hour < toHour;
}

/** Days before, from whose costs the rest of a month is foreseen. */
export const FORESEEN_FROM_DAYS = 60;
/** With fewer stretches to look at, nothing is foreseen. */
const LEAST_STRETCHES = 14;

/** Cents. */
export interface LikelyCost {
  readonly likely: number;
  /** One stretch in ten was cheaper. */
  readonly low: number;
  /** One stretch in ten was dearer. */
  readonly high: number;
}

/**
 * What a month will probably cost: what it has cost so far, and the middle of all stretches as long as the rest of it
 * among the latest days, with their lowest and highest tenth left out as its range. Stretches, and not single days,
 * because cold and hot days come one after the other.
 * @param daily cents of each of the latest days in order; null: not all of its readings are there.
 * @returns null when the month is over, or with too few stretches.
 */
export function foreseeMonth(
  soFarCents: number,
  daysLeft: number,
  daily: readonly (number | null)[],
): LikelyCost | null {
  if (daysLeft < 1) return null;
  const stretches: number[] = [];
  for (let from = 0; from + daysLeft <= daily.length; from += 1) {
    const days = daily.slice(from, from + daysLeft).filter((cents) => cents !== null);
    if (days.length === daysLeft) stretches.push(days.reduce((sum, cents) => sum + cents, 0));
  }
  if (stretches.length < LEAST_STRETCHES) return null;
  const sorted = stretches.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    soFarCents + (sorted[Math.round(share * (sorted.length - 1))] as number);
  return { likely: at(0.5), low: at(0.1), high: at(0.9) };
}
