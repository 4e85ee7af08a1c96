import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { divideHalfUp, multiplyDivideHalfUp } from './exact.ts';
import { roundLikely } from './likelyRange.ts';
import { reductionPoints } from './points.ts';
import { viewStanding } from './standing.ts';
import type { Standing } from './standing.ts';
import type { StandingRules } from './standingRules.ts';

/** A settled result, as far as its pay says something about the next one. */
export interface PaidResult {
  /** For the reduction alone. */
  readonly reductionPoints: number;
  /** Whole watt-hours. */
  readonly baselineWh: number;
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The rate it was paid at: of its program, and the member's standing before it. */
  readonly pointsPerKwh: number;
  readonly before: Pick<Standing, 'recent' | 'streak'> | null;
}

/** What the recent results of a program's members paid for. */
export interface ProgramPay {
  /** Evenly spaced percentiles, from the least to the most: the paid energy in thousandths of the baseline. */
  readonly shares: readonly number[];
  readonly results: number;
}

/** Inputs of an estimate. */
export interface PayHistory {
  /** The member's own results, latest first. */
  readonly results: readonly PaidResult[];
  /** The home's usual use in the event's window, whole watt-hours; needed without own results; null: unknown. */
  readonly typicalWindowWh: number | null;
  readonly program: ProgramPay | null;
}

/** Points, participation included. */
export interface LikelyPay {
  readonly lowPoints: number;
  readonly highPoints: number;
  /** What the own results would pay in this event, latest first. */
  readonly ownPoints: readonly number[];
  /** Results of other members that went into it. */
  readonly otherResults: number;
}

/** Used for the estimate only, never for pay. Source: fair pay, "What we tell before an event". */
const LIKELY_PAY_RULES = {
  /** Own results weigh n ÷ (n + this). */
  othersWeigh: 4,
  /** Of results, at most this share should lie below the range … */
  below: 0.1,
  /** … and at least this up to its end, or this within it where nobody can get less than its low end. */
  upTo: 0.9,
  inside: 0.8,
  /**
   * The next result often lies beyond the few there are: where only they count, n of them stand for n + this, and the one at
   * an end is half within it, so that the ends are right on average however results are distributed. Source: Hazen's
   * plotting positions.
   */
  unseen: 0.5,
  /** Own results at other hours of the day than this count only where there are none within it. */
  likeHours: 3,
  /** Fewer results of a program say nothing. */
  leastOthers: 5,
} as const;

/** What an estimate goes by, at most. */
export const PAY_HISTORY = {
  /** The member's own latest results. */
  ownResults: 8,
  /** The program's latest events with results, and how many of each. */
  programEvents: 8,
  resultsOfEvent: 60,
} as const;

/** Percentiles that are kept of a program's results, both ends included. */
const PROGRAM_PAY_STEPS = 20;

/**
 * What an event is likely to pay, in whole points; null without anything to go by. From the 10th to the 90th percentile of
 * what the member's own results were paid for, mixed with what members of the program were paid for in homes like this, by
 * weight n ÷ (n + 4). Where many got nothing, which nobody can get less than, four in five lie within. Few own results leave
 * room beyond them. At the current tier and streak, rounded outwards to 5 points, above 100 to 10.
 */
export function likelyPay(
  event: { readonly algorithm: Algorithm; readonly minutes: number; readonly start: number },
  { results, typicalWindowWh, program }: PayHistory,
  standing: Standing,
  rules: Pick<ProgramRules, 'pointsPerKwh' | 'participationPoints' | 'standing'>,
): LikelyPay | null {
  const algorithm = ALGORITHM_RULES[event.algorithm];
  if (algorithm.reduction === 'device') return null;
  const { multiplierHundredths, bonusHundredths } = viewStanding(standing, rules.standing);
  const payPoints = (reductionWh: number) =>
    (algorithm.participation ? rules.participationPoints : 0) +
    reductionPoints({
      reductionWh,
      pointsPerKwh: rules.pointsPerKwh,
      multiplierHundredths,
      bonusHundredths,
    });
  const own = resultsLike(event.start, results);
  const toLength = (wh: number, minutes: number) => divideHalfUp(wh * event.minutes, minutes);
  const ownPoints = own.map((result) => payPoints(toLength(paidWh(result, rules.standing), result.minutes)));
  const usualWh =
    own.length === 0
      ? typicalWindowWh
      : middle(own.map(({ baselineWh, minutes }) => toLength(baselineWh, minutes)));
  const others =
    program === null || program.results < LIKELY_PAY_RULES.leastOthers || usualWh === null
      ? []
      : program.shares.map((share) => payPoints(divideHalfUp(Math.max(0, usualWh) * share, 1000)));

  const ownWeight = own.length / (own.length + (others.length === 0 ? 0 : LIKELY_PAY_RULES.othersWeigh));
  const ownStep = own.length === 0 ? 0 : ownWeight / (own.length + ownWeight * LIKELY_PAY_RULES.unseen);
  // Nobody can get less than that.
  const floor = payPoints(0);
  const beyond = ownStep * LIKELY_PAY_RULES.unseen;
  const amounts = chances([
    ...ownPoints.map((points) => ({ points, weight: ownStep, beyond: points === floor ? 0 : beyond })),
    ...others.map((points) => ({ points, weight: (1 - ownWeight) / others.length, beyond: 0 })),
  ]);
  const low = amounts.findLast(({ less }) => less <= LIKELY_PAY_RULES.below + SUMS_OFF_BY) ?? amounts[0];
  if (low === undefined) return null;
  const enough = low.points > floor ? LIKELY_PAY_RULES.upTo : LIKELY_PAY_RULES.inside;
  const high =
    amounts.find(({ points, atMost }) => points >= low.points && atMost >= enough - SUMS_OFF_BY) ??
    amounts.at(-1) ??
    low;
  return {
    lowPoints: roundLikely(low.points, Math.floor),
    highPoints: roundLikely(high.points, Math.ceil),
    ownPoints,
    otherResults: others.length === 0 ? 0 : (program?.results ?? 0),
  };
}

/** The energy that a result was paid for, whole watt-hours: what it earned at the rate that it earned it at. */
function paidWh(
  { reductionPoints: points, pointsPerKwh, before }: PaidResult,
  standingRules: StandingRules,
): number {
  const { multiplierHundredths, bonusHundredths } = viewStanding(
    { recent: before?.recent ?? [], streak: before?.streak ?? 0, setup: 'utility-connected' },
    standingRules,
  );
  const rate = pointsPerKwh * (multiplierHundredths + bonusHundredths);
  return rate === 0 ? 0 : multiplyDivideHalfUp(points, 100_000, rate);
}

/** What a program's results were paid for, by evenly spaced percentiles; null without any. */
export function programPay(results: readonly PaidResult[], standingRules: StandingRules): ProgramPay | null {
  return payOfShares(
    results.filter(({ baselineWh }) => baselineWh > 0).map((result) => paidShare(result, standingRules)),
  );
}

/** The paid energy in thousandths of the baseline, which is positive. */
export function paidShare(result: PaidResult, standingRules: StandingRules): number {
  return divideHalfUp(paidWh(result, standingRules) * 1000, result.baselineWh);
}

/** The same of results' paid shares. */
export function payOfShares(paidShares: readonly number[]): ProgramPay | null {
  if (paidShares.length === 0) return null;
  const shares = [...paidShares].sort((a, b) => a - b);
  return {
    results: shares.length,
    shares: Array.from(
      { length: PROGRAM_PAY_STEPS + 1 },
      (_, step) => shares[Math.round(((shares.length - 1) * step) / PROGRAM_PAY_STEPS)] as number,
    ),
  };
}

const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Those that began at about the same time of day; all of them if there are none. */
function resultsLike(start: number, results: readonly PaidResult[]): readonly PaidResult[] {
  const like = results.filter((result) => {
    const apart = (Math.abs(result.start - start) / HOUR_MS) % DAY_HOURS;
    return Math.min(apart, DAY_HOURS - apart) <= LIKELY_PAY_RULES.likeHours;
  });
  return like.length === 0 ? results : like;
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] as number;
}

/** Sums of weights are off by less than this. */
const SUMS_OFF_BY = 1e-9;

/** An amount that an event may pay, with the chances to get less than that, and at most that. */
interface PayChance {
  readonly points: number;
  less: number;
  atMost: number;
}

/** The distinct amounts of results, least first. `beyond` is the chance that a result says of getting a little less. */
function chances(
  results: readonly { readonly points: number; readonly weight: number; readonly beyond: number }[],
): PayChance[] {
  const found: PayChance[] = [];
  let before = 0;
  let sum = 0;
  for (const { points, weight, beyond } of results.toSorted((a, b) => a.points - b.points)) {
    let last = found.at(-1);
    if (last?.points !== points) {
      before = sum;
      last = { points, less: before, atMost: before };
      found.push(last);
    }
    sum += weight;
    last.less = Math.max(last.less, before + beyond);
    last.atMost = sum;
  }
  return found;
}
