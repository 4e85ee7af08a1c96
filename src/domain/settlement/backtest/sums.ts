import type { Coverage } from '../coverage.ts';
import { addTotals, shareOf } from '../totals.ts';

/** What one setting would have paid one home, or many: whole numbers, to be added up. Watt-hours over the evenings. */
export interface BacktestSums {
  /** Evenings of the period, without those on which the home had an event or was away. */
  readonly evenings: number;
  /** Those with a result. */
  readonly settled: number;
  readonly usedWh: number;
  /** Baseline minus use, signed: positive means the baseline is too high. */
  readonly errorWh: number;
  readonly absoluteErrorWh: number;
  /** Evenings that pay for a reduction although nothing was saved … */
  readonly phantomEvenings: number;
  /** … and what they pay at the standard rate, without tier and streak. */
  readonly phantomPoints: number;
  /** All points if nobody saves: with tier, streak and participation. */
  readonly points: number;
  /** What the same home would have saved by using a fifth less in each of its evenings … */
  readonly savedWh: number;
  /** … what of it pays … */
  readonly saverPaidWh: number;
  /** … and all points for it. */
  readonly saverPoints: number;
  /** Results that the member would have been told a range for, before the evening. */
  readonly told: number;
  /** Those that paid less than it, and more. */
  readonly belowTold: number;
  readonly aboveTold: number;
  /** The same of those who save a fifth, who would have been told ranges of their own. */
  readonly saverBelowTold: number;
  readonly saverAboveTold: number;
}

export const NO_SUMS: BacktestSums = {
  evenings: 0,
  settled: 0,
  usedWh: 0,
  errorWh: 0,
  absoluteErrorWh: 0,
  phantomEvenings: 0,
  phantomPoints: 0,
  points: 0,
  savedWh: 0,
  saverPaidWh: 0,
  saverPoints: 0,
  told: 0,
  belowTold: 0,
  aboveTold: 0,
  saverBelowTold: 0,
  saverAboveTold: 0,
};

/** How results compare with what members would have been told before. */
export interface ToldCoverage extends Coverage {
  readonly below: number;
  readonly above: number;
}

/** The 10th, 50th and 90th percentile over homes. */
export interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** One setting over all homes. Shares are fractions: 0.12 is 12 %; null where there is nothing to divide by. */
export interface BacktestFigures {
  /** Homes with at least one result. */
  readonly homes: number;
  readonly evenings: number;
  readonly settled: number;
  /** Mean error relative to mean use, signed. */
  readonly bias: number | null;
  readonly meanError: number | null;
  /** Points a kilowatt-hour used, paid for nothing. */
  readonly phantomPointsPerKwh: number | null;
  readonly phantomShare: number | null;
  /** What pays of a saving of a fifth, relative to the true saving. */
  readonly paidOfTrue: number | null;
  /** Points a kilowatt-hour really saved, all in, if every home saves a fifth. */
  readonly pointsPerSavedKwh: number | null;
  /** Points a home over the period, all in, if nobody saves and if everybody saves a fifth. */
  readonly idle: Spread | null;
  readonly saving: Spread | null;
  /** In both cases; null without any result that was told. Absent in backtests from before it was measured. */
  readonly idleTold?: ToldCoverage | null;
  readonly savingTold?: ToldCoverage | null;
}

/** Sums homes up to one setting's figures; homes without a result count only their evenings. */
export function summarise(homes: readonly BacktestSums[]): BacktestFigures {
  const sums = homes.reduce(addTotals, NO_SUMS);
  const settled = homes.filter((home) => home.settled > 0);
  return {
    homes: settled.length,
    evenings: sums.evenings,
    settled: sums.settled,
    bias: shareOf(sums.errorWh, sums.usedWh),
    meanError: shareOf(sums.absoluteErrorWh, sums.usedWh),
    phantomPointsPerKwh: shareOf(sums.phantomPoints * 1000, sums.usedWh),
    phantomShare: shareOf(sums.phantomEvenings, sums.settled),
    paidOfTrue: shareOf(sums.saverPaidWh, sums.savedWh),
    pointsPerSavedKwh: shareOf(sums.saverPoints * 1000, sums.savedWh),
    idle: spread(settled.map(({ points }) => points)),
    saving: spread(settled.map(({ saverPoints }) => saverPoints)),
    idleTold: coverage(sums.told, sums.belowTold, sums.aboveTold),
    savingTold: coverage(sums.told, sums.saverBelowTold, sums.saverAboveTold),
  };
}

function coverage(results: number, below: number, above: number): ToldCoverage | null {
  return results === 0 ? null : { results, inside: results - below - above, below, above };
}

/** Nearest rank, so that each figure is that of a home. */
function spread(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (percent: number) => sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  const [low, middle, high] = [at(10), at(50), at(90)];
  return low === undefined || middle === undefined || high === undefined ? null : { low, middle, high };
}
