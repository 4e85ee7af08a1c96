import { carryFactorOf } from './carry.ts';
import { sumHome } from './accuracySums.ts';
import { divideHalfUp } from './exact.ts';
import type { SettledReceipt } from './receipt.ts';

/** How many seconds before and after an event its profile shows: pre-cooling before, rebound after. */
export const PROFILE_MARGIN_SECONDS = 3 * 3600;

/** Fewer days say nothing about the error of a sum. */
const NOISE_MINIMUM_DAYS = 3;

/** One settlement interval of one home, in whole watt-hours; null: not measured. */
export interface HomeInterval {
  /** Seconds since 1970. */
  readonly start: number;
  readonly baselineWh: number | null;
  readonly usedWh: number | null;
}

/** One settlement interval, summed over the homes that have both figures in it. */
export interface ProfileInterval {
  /** Seconds since 1970. */
  readonly start: number;
  readonly seconds: number;
  readonly inEvent: boolean;
  readonly homes: number;
  readonly baselineWh: number;
  readonly usedWh: number;
}

/** By how much the sum of the homes' baselines was off on days without events, whole watt-hours over the event's window. */
export interface SummedNoise {
  readonly days: number;
  readonly meanAbsoluteWh: number;
  /** Positive: the baselines are too high. */
  readonly biasWh: number;
}

/** What an event brought, over its homes with a settled result. Plain JSON. */
export interface EventPerformance {
  /** Homes with a result that pays; those whose readings are only an estimate aren't in the sums. */
  readonly homes: number;
  readonly estimatedHomes: number;
  /** Homes whose results were still to come when it was measured; absent in older measurements. */
  readonly waitingHomes?: number;
  /** Of `homes`: left while it ran. */
  readonly leftHomes: number;
  readonly baselineWh: number;
  readonly usedWh: number;
  /** For reductions alone. */
  readonly reductionPoints: number;
  /** Of homes with days to compare: their reduction points, and what they would have got had nobody done anything. */
  readonly comparedPoints: number;
  readonly phantomPoints: number;
  /** Sum of the homes' own mean absolute errors, and how many have one. */
  readonly homeNoiseWh: number;
  readonly homesWithNoise: number;
  readonly noise: SummedNoise | null;
  /** From the margin before the event to the one after it. */
  readonly profile: readonly ProfileInterval[];
}

/** From this part of the homes on, what an event brought is compared with what all of its homes were expected to bring. */
export const COMPARED_FROM = 0.95;

/** Whether nearly all results are there. A closed event gets no more. */
export function isComparable(
  {
    homes,
    estimatedHomes,
    waitingHomes = 0,
  }: Pick<EventPerformance, 'homes' | 'estimatedHomes' | 'waitingHomes'>,
  isClosed: boolean,
): boolean {
  const settled = homes + estimatedHomes;
  return homes > 0 && (isClosed || settled >= COMPARED_FROM * (settled + waitingHomes));
}

interface DaySum {
  homes: number;
  errorWh: number;
}

/** Adds up an event home by home. */
export interface PerformanceSum {
  addHome(receipt: SettledReceipt, intervals: readonly HomeInterval[], left: boolean): void;
  /** A home whose result is an estimate and isn't paid. */
  addEstimate(): void;
  result(): Omit<EventPerformance, 'waitingHomes'>;
}

export function sumPerformance(event: {
  /** Seconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly intervalSeconds: number;
}): PerformanceSum {
  const { start, end, intervalSeconds } = event;
  const profile = new Map<number, { homes: number; baselineWh: number; usedWh: number }>();
  for (let at = profileStart(event); at < end + PROFILE_MARGIN_SECONDS; at += intervalSeconds)
    profile.set(at, { homes: 0, baselineWh: 0, usedWh: 0 });
  const days = new Map<string, DaySum>();
  const sums = {
    homes: 0,
    estimatedHomes: 0,
    leftHomes: 0,
    baselineWh: 0,
    usedWh: 0,
    reductionPoints: 0,
    comparedPoints: 0,
    phantomPoints: 0,
    homeNoiseWh: 0,
    homesWithNoise: 0,
  };
  return {
    addEstimate: () => {
      sums.estimatedHomes += 1;
    },
    addHome: (receipt, intervals, left) => {
      const { noise, pay } = receipt;
      sums.homes += 1;
      sums.leftHomes += left ? 1 : 0;
      sums.baselineWh += receipt.baselineWh;
      sums.usedWh += receipt.usedWh;
      sums.reductionPoints += pay.reductionPoints;
      const phantom = phantomPoints(receipt);
      if (phantom !== null) {
        sums.comparedPoints += pay.reductionPoints;
        sums.phantomPoints += phantom;
      }
      if (noise.noise !== null) {
        sums.homeNoiseWh += noise.noise.meanAbsoluteWh;
        sums.homesWithNoise += 1;
      }
      for (const { date, baselineWh, usedWh } of noise.placeboDays) {
        const day = days.get(date) ?? { homes: 0, errorWh: 0 };
        day.homes += 1;
        day.errorWh += baselineWh - usedWh;
        days.set(date, day);
      }
      for (const { start: at, baselineWh, usedWh } of intervals) {
        const sum = profile.get(at);
        if (sum === undefined || baselineWh === null || usedWh === null) continue;
        sum.homes += 1;
        sum.baselineWh += baselineWh;
        sum.usedWh += usedWh;
      }
    },
    result: () => ({
      ...sums,
      phantomPoints: Math.round(sums.phantomPoints),
      noise: summedNoise([...days.values()], sums.homes),
      profile: [...profile].map(([at, sum]) => ({
        start: at,
        seconds: intervalSeconds,
        inEvent: at >= start && at < end,
        ...sum,
      })),
    }),
  };
}

/** The first interval of the profile: whole intervals before the start. */
export function profileStart({
  start,
  intervalSeconds,
}: {
  readonly start: number;
  readonly intervalSeconds: number;
}): number {
  return start - Math.ceil(PROFILE_MARGIN_SECONDS / intervalSeconds) * intervalSeconds;
}

/** What the home would have got on average on its days without events, at this result's multiplier; null without such days. */
function phantomPoints({ noise, rules, pay }: SettledReceipt): number | null {
  const sums = sumHome(
    noise.placeboDays.map((day) => ({ ...day, preUseWh: day.baselineWh })),
    rules,
  );
  if (sums.days === 0) return null;
  const points = rules.netMonthly
    ? sums.nettedPoints
    : carryFactorOf(rules) > 0
      ? sums.carriedPoints
      : sums.paidPoints;
  const { multiplierHundredths, bonusHundredths } = pay.formula;
  return ((points / sums.days) * (multiplierHundredths + bonusHundredths)) / 100;
}

/** The error of the sum by day, where at least half of the homes have it, scaled to all of them. */
function summedNoise(days: readonly DaySum[], homes: number): SummedNoise | null {
  const errors = days
    .filter((day) => day.homes * 2 >= homes)
    .map((day) => divideHalfUp(day.errorWh * homes, day.homes));
  if (errors.length < NOISE_MINIMUM_DAYS) return null;
  return {
    days: errors.length,
    meanAbsoluteWh: divideHalfUp(
      errors.reduce((sum, error) => sum + Math.abs(error), 0),
      errors.length,
    ),
    biasWh: divideHalfUp(
      errors.reduce((sum, error) => sum + error, 0),
      errors.length,
    ),
  };
}

/** Homes that lack an interval are taken to have behaved in it as the others did. */
export function scaledInterval(
  { baselineWh, usedWh, homes }: ProfileInterval,
  ofHomes: number,
): { readonly baselineWh: number; readonly usedWh: number } | null {
  if (homes === 0) return null;
  return {
    baselineWh: divideHalfUp(baselineWh * ofHomes, homes),
    usedWh: divideHalfUp(usedWh * ofHomes, homes),
  };
}

/** The part of what reductions were paid that doing nothing would have got as well; null where nothing was paid. */
export function phantomShare({
  comparedPoints,
  phantomPoints: phantom,
}: Pick<EventPerformance, 'comparedPoints' | 'phantomPoints'>): number | null {
  return comparedPoints === 0 ? null : Math.min(1, phantom / comparedPoints);
}

/** Mean power over a time, in kilowatts. */
export function meanKilowatts(wattHours: number, seconds: number): number {
  return (wattHours * 3.6) / seconds;
}
