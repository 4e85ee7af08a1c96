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
};

export function addSums(a: BacktestSums, b: BacktestSums): BacktestSums {
  return {
    evenings: a.evenings + b.evenings,
    settled: a.settled + b.settled,
    usedWh: a.usedWh + b.usedWh,
    errorWh: a.errorWh + b.errorWh,
    absoluteErrorWh: a.absoluteErrorWh + b.absoluteErrorWh,
    phantomEvenings: a.phantomEvenings + b.phantomEvenings,
    phantomPoints: a.phantomPoints + b.phantomPoints,
    points: a.points + b.points,
    savedWh: a.savedWh + b.savedWh,
    saverPaidWh: a.saverPaidWh + b.saverPaidWh,
    saverPoints: a.saverPoints + b.saverPoints,
  };
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
}

/** Sums homes up to one setting's figures; homes without a result count only their evenings. */
export function summarise(homes: readonly BacktestSums[]): BacktestFigures {
  const sums = homes.reduce(addSums, NO_SUMS);
  const settled = homes.filter((home) => home.settled > 0);
  return {
    homes: settled.length,
    evenings: sums.evenings,
    settled: sums.settled,
    bias: share(sums.errorWh, sums.usedWh),
    meanError: share(sums.absoluteErrorWh, sums.usedWh),
    phantomPointsPerKwh: share(sums.phantomPoints * 1000, sums.usedWh),
    phantomShare: share(sums.phantomEvenings, sums.settled),
    paidOfTrue: share(sums.saverPaidWh, sums.savedWh),
    pointsPerSavedKwh: share(sums.saverPoints * 1000, sums.savedWh),
    idle: spread(settled.map(({ points }) => points)),
    saving: spread(settled.map(({ saverPoints }) => saverPoints)),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Nearest rank, so that each figure is that of a home. */
function spread(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (percent: number) => sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  const [low, middle, high] = [at(10), at(50), at(90)];
  return low === undefined || middle === undefined || high === undefined ? null : { low, middle, high };
}
