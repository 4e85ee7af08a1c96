import { pointsToWatts } from '../ledger/watts.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { multiplyDivideHalfUp } from './exact.ts';
import { deadBandWh } from './noise.ts';
import type { SettledReceipt } from './receipt.ts';

/** One event's contribution to the month. */
export interface MonthEvent {
  readonly eventId: string;
  readonly baselineWh: number;
  /** Negative: more was used. */
  readonly reductionWh: number;
  readonly multiplierHundredths: number;
  readonly bonusHundredths: number;
}

export interface MonthResult {
  readonly events: readonly MonthEvent[];
  readonly baselineWh: number;
  readonly reductionWh: number;
  readonly deadBandWh: number;
  readonly pointsPerKwh: number;
  readonly unpaidBecause: 'no-reduction' | 'dead-band' | null;
  readonly points: number;
  readonly watts: number;
}

/**
 * A receipt's contribution to its month; null if the month doesn't pay it (left, estimate, paid separately).
 */
export function toMonthEvent(receipt: SettledReceipt): MonthEvent | null {
  if (receipt.left || receipt.pay.payment !== 'month-end') return null;
  const { multiplierHundredths, bonusHundredths } = receipt.pay.formula;
  return {
    eventId: receipt.event.id,
    baselineWh: receipt.baselineWh,
    reductionWh: receipt.reductionWh,
    multiplierHundredths,
    bonusHundredths,
  };
}

/**
 * Settles a member's events of a calendar month net: increases offset reductions, each weighted as its event
 * would pay, so that random variation cancels out. The dead band applies to the month's totals; rounded once,
 * half up; never below 0. The month is that of the events' local dates. Settled once, after the last of them
 * has closed, so no correction can follow. Source: decisions, Watts, points, money.
 */
export function settleMonth(
  events: readonly MonthEvent[],
  rules: Pick<ProgramRules, 'pointsPerKwh' | 'deadBandPercent'>,
  wattConversionRate: number,
): MonthResult {
  const baselineWh = total(events, (event) => event.baselineWh);
  const reductionWh = total(events, (event) => event.reductionWh);
  const weighted = total(
    events,
    (event) => event.reductionWh * (event.multiplierHundredths + event.bonusHundredths),
  );
  const band = deadBandWh(baselineWh, rules);
  const unpaidBecause =
    reductionWh <= 0 || weighted <= 0 ? 'no-reduction' : reductionWh < band ? 'dead-band' : null;
  const points = unpaidBecause === null ? multiplyDivideHalfUp(weighted, rules.pointsPerKwh, 100_000) : 0;
  return {
    events,
    baselineWh,
    reductionWh,
    deadBandWh: band,
    pointsPerKwh: rules.pointsPerKwh,
    unpaidBecause,
    points,
    watts: pointsToWatts(points, wattConversionRate),
  };
}

function total(events: readonly MonthEvent[], of: (event: MonthEvent) => number): number {
  return events.reduce((sum, event) => sum + of(event), 0);
}
