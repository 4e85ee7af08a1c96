import type { ProgramRules } from '../programs/rules.ts';
import { settleMonth } from './month.ts';
import type { MonthEvent } from './month.ts';
import { deadBandWh } from './noise.ts';
import type { PlaceboDay } from './noise.ts';
import { reductionPoints } from './points.ts';

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
};

type PayRules = Pick<ProgramRules, 'pointsPerKwh' | 'deadBandPercent'>;

/** No tier bonus and no streak: phantom savings cost at least this. */
const PLAIN = { multiplierHundredths: 100, bonusHundredths: 0 };

/**
 * Sums one home's days without events, each treated as an event in which it did nothing. Pays by the
 * program's points per kilowatt-hour and dead band, at multiplier 1 without a bonus; leaves out days with a
 * baseline of 0, as a settlement does. Source: decisions, Watts, points, money (phantom savings, netting over
 * a calendar month).
 */
export function sumHome(placebos: readonly PlaceboDay[], rules: PayRules): AccuracySums {
  const months = new Map<string, MonthEvent[]>();
  let sums = NO_ACCURACY;
  for (const { date, baselineWh, usedWh } of placebos) {
    if (baselineWh === 0) continue;
    const reductionWh = baselineWh - usedWh;
    const isPaid = reductionWh > 0 && reductionWh >= deadBandWh(baselineWh, rules);
    sums = addAccuracy(sums, {
      homes: 0,
      days: 1,
      usedWh,
      errorWh: reductionWh,
      absoluteErrorWh: Math.abs(reductionWh),
      savedDays: reductionWh > 0 ? 1 : 0,
      paidDays: isPaid ? 1 : 0,
      paidPoints: isPaid ? reductionPoints({ reductionWh, pointsPerKwh: rules.pointsPerKwh, ...PLAIN }) : 0,
      nettedPoints: 0,
    });
    const month = date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { eventId: date, baselineWh, reductionWh, ...PLAIN }]);
  }
  const nettedPoints = [...months.values()].reduce(
    (points, events) => points + settleMonth(events, rules, 1).points,
    0,
  );
  return { ...sums, homes: sums.days > 0 ? 1 : 0, nettedPoints };
}

export function addAccuracy(a: AccuracySums, b: AccuracySums): AccuracySums {
  return {
    homes: a.homes + b.homes,
    days: a.days + b.days,
    usedWh: a.usedWh + b.usedWh,
    errorWh: a.errorWh + b.errorWh,
    absoluteErrorWh: a.absoluteErrorWh + b.absoluteErrorWh,
    savedDays: a.savedDays + b.savedDays,
    paidDays: a.paidDays + b.paidDays,
    paidPoints: a.paidPoints + b.paidPoints,
    nettedPoints: a.nettedPoints + b.nettedPoints,
  };
}

/** Fractions: 0.12 is 12 %. */
export interface AccuracyShares {
  /** Mean signed error relative to mean use; null without use. */
  readonly bias: number | null;
  /** Mean absolute error relative to mean use; null without use. */
  readonly meanAbsoluteError: number | null;
  /** Fraction of days that "saved" something; null without days. */
  readonly saved: number | null;
}

export function accuracyShares({
  days,
  usedWh,
  errorWh,
  absoluteErrorWh,
  savedDays,
}: AccuracySums): AccuracyShares {
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return {
    bias: share(errorWh, usedWh),
    meanAbsoluteError: share(absoluteErrorWh, usedWh),
    saved: share(savedDays, days),
  };
}
