import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import type { ProgramRules } from '../programs/rules.ts';
import type { MeasuredDay } from './accuracy.ts';
import { carryOver } from './carry.ts';
import type { Carry } from './carry.ts';
import { settleMonth } from './month.ts';
import type { MonthEvent } from './month.ts';
import { deadBandWh, summariseNoise } from './noise.ts';
import type { PlaceboDay } from './noise.ts';
import { reductionPoints } from './points.ts';
import { addTotals, shareOf } from './totals.ts';

/** Whole-number totals over homes for one baseline variant. Watt-hours over the window. */
export interface AccuracySums {
  /** Homes with at least one day. */
  readonly homes: number;
  readonly days: number;
  readonly usedWh: number;
  /** Baseline minus use, signed: positive means the baseline is too high. */
  readonly errorWh: number;
  readonly absoluteErrorWh: number;
  /** Days on which doing nothing would have "saved" something. */
  readonly savedDays: number;
  /** Those that reach the program's dead band and would have been paid. */
  readonly paidDays: number;
  readonly paidPoints: number;
  /** The pay if each home's calendar months were settled net. */
  readonly nettedPoints: number;
  /** Paid days and points if worse days were set against the next better ones. */
  readonly carriedDays: number;
  readonly carriedPoints: number;
  /** By how much using more beforehand would have raised the baselines. */
  readonly preUseWh: number;
}

export const NO_ACCURACY: AccuracySums = {
  homes: 0,
  days: 0,
  usedWh: 0,
  errorWh: 0,
  absoluteErrorWh: 0,
  savedDays: 0,
  paidDays: 0,
  paidPoints: 0,
  nettedPoints: 0,
  carriedDays: 0,
  carriedPoints: 0,
  preUseWh: 0,
};

type PayRules = Pick<ProgramRules, 'pointsPerKwh' | 'deadBandPercent' | 'noiseMinimumDays'> &
  Partial<Pick<ProgramRules, 'carryFactor'>>;

/** No tier bonus and no streak: phantom savings cost at least this. */
const PLAIN = { multiplierHundredths: 100, bonusHundredths: 0 };

/**
 * Sums one home's days without events, each treated as an event in which it did nothing. Pays by the
 * program's points per kilowatt-hour and dead band, at multiplier 1 without a bonus; leaves out days with a
 * baseline of 0, as a settlement does. Carry-over goes by the program's factor, where it is off by the default one, and
 * by the home's error on these same days. Source: decisions, Watts, points, money (phantom savings, netting over a
 * calendar month); fair pay, Carry-over.
 */
export function sumHome(placebos: readonly MeasuredDay[], rules: PayRules): AccuracySums {
  const months = new Map<string, MonthEvent[]>();
  let sums = NO_ACCURACY;
  for (const { date, baselineWh, usedWh, preUseWh } of placebos) {
    if (baselineWh === 0) continue;
    const reductionWh = baselineWh - usedWh;
    const isPaid = reductionWh > 0 && reductionWh >= deadBandWh(baselineWh, rules);
    sums = addTotals(sums, {
      homes: 0,
      days: 1,
      usedWh,
      errorWh: reductionWh,
      absoluteErrorWh: Math.abs(reductionWh),
      savedDays: reductionWh > 0 ? 1 : 0,
      paidDays: isPaid ? 1 : 0,
      paidPoints: isPaid ? reductionPoints({ reductionWh, pointsPerKwh: rules.pointsPerKwh, ...PLAIN }) : 0,
      nettedPoints: 0,
      carriedDays: 0,
      carriedPoints: 0,
      preUseWh: preUseWh - baselineWh,
    });
    const month = date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { eventId: date, baselineWh, reductionWh, ...PLAIN }]);
  }
  const nettedPoints = [...months.values()].reduce(
    (points, events) => points + settleMonth(events, rules, 1).points,
    0,
  );
  return { ...sums, ...carriedPay(placebos, rules), homes: sums.days > 0 ? 1 : 0, nettedPoints };
}

/** What the days, latest first, would pay with carry-over. */
function carriedPay(
  placebos: readonly PlaceboDay[],
  rules: PayRules,
): Pick<AccuracySums, 'carriedDays' | 'carriedPoints'> {
  const days = placebos.filter(({ baselineWh }) => baselineWh > 0).toReversed();
  const noise = summariseNoise(
    {
      baselineWh: Float64Array.from(days, ({ baselineWh }) => baselineWh),
      usedWh: Float64Array.from(days, ({ usedWh }) => usedWh),
      count: days.length,
    },
    rules.noiseMinimumDays,
  );
  const factor = (rules.carryFactor ?? 0) || DEFAULT_PROGRAM_RULES.carryFactor;
  let carried: Carry | undefined;
  let carriedDays = 0;
  let carriedPoints = 0;
  for (const { date, baselineWh, usedWh } of days) {
    const reductionWh = baselineWh - usedWh;
    const { step, after } = carryOver(carried, { eventId: date, date, reductionWh, noise, factor });
    carried = after;
    const countedWh = step?.countedWh ?? reductionWh;
    if (countedWh <= 0 || countedWh < deadBandWh(baselineWh, rules)) continue;
    carriedDays += 1;
    carriedPoints += reductionPoints({
      reductionWh: countedWh,
      pointsPerKwh: rules.pointsPerKwh,
      ...PLAIN,
    });
  }
  return { carriedDays, carriedPoints };
}

/** Fractions: 0.12 is 12 %. */
export interface AccuracyShares {
  /** Mean signed error relative to mean use; null without use. */
  readonly bias: number | null;
  /** Mean absolute error relative to mean use; null without use. */
  readonly meanAbsoluteError: number | null;
  /** Fraction of days that "saved" something; null without days. */
  readonly saved: number | null;
  /** Fraction by which using more beforehand raises the baseline; null without a baseline, or where it wasn't measured. */
  readonly preUse: number | null;
}

/** Sums as they are kept: null in measurements from before carry-over and use beforehand were measured. */
export type KeptAccuracy = Omit<AccuracySums, LaterSums> & Readonly<Record<LaterSums, number | null>>;
type LaterSums = 'carriedDays' | 'carriedPoints' | 'preUseWh';

export function accuracyShares({
  days,
  usedWh,
  errorWh,
  absoluteErrorWh,
  savedDays,
  preUseWh,
}: KeptAccuracy): AccuracyShares {
  return {
    bias: shareOf(errorWh, usedWh),
    meanAbsoluteError: shareOf(absoluteErrorWh, usedWh),
    saved: shareOf(savedDays, days),
    // A baseline is the use and its error.
    preUse: preUseWh === null ? null : shareOf(preUseWh, usedWh + errorWh),
  };
}
