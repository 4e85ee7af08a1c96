import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { divideHalfUp } from './exact.ts';
import { deadBandWh } from './noise.ts';
import { reductionPoints } from './points.ts';
import { viewStanding } from './standing.ts';
import type { Standing } from './standing.ts';

/** What an estimate goes by. */
export interface PayHistory {
  /** Energy saved in the latest settled reduction events, latest first, with their baselines; whole watt-hours. */
  readonly results: readonly {
    readonly reductionWh: number;
    readonly baselineWh: number;
    readonly minutes: number;
  }[];
  /** Use in the coming event's window on recent days of the same type, whole watt-hours; null where unknown. */
  readonly typicalWindowWh: number | null;
}

/** What the next event is likely to pay, and what that is taken from. */
export interface LikelyPay {
  readonly lowPoints: number;
  readonly highPoints: number;
  readonly basis: 'own-results' | 'typical-use';
}

/** The numbers of the estimate; not of anything that is paid. */
export interface LikelyPayRules {
  /** So many results of the member's own make a better guess than what households usually save. */
  readonly resultsNeeded: number;
  /** At most so many results are looked at. */
  readonly resultsUsed: number;
  /** What households usually save when they try, in percent of their use. */
  readonly typicalLowPercent: number;
  readonly typicalHighPercent: number;
}

export const LIKELY_PAY_RULES: LikelyPayRules = {
  resultsNeeded: 3,
  resultsUsed: 8,
  typicalLowPercent: 10,
  typicalHighPercent: 40,
};

/**
 * "What it is likely to pay", in whole points from low to high, participation included; null where there is nothing to go
 * by. With three results of the member's own: the middle half of them, brought to the length of the coming event;
 * before that, what households usually save of the use in that window. Tier and streak are those of now.
 * Source: experience, Screens (Home: the next event and what it is likely to pay).
 */
export function likelyPay(
  event: { readonly algorithm: Algorithm; readonly minutes: number },
  history: PayHistory,
  standing: Standing,
  rules: Pick<ProgramRules, 'pointsPerKwh' | 'deadBandPercent' | 'participationPoints' | 'standing'>,
  guess: LikelyPayRules = LIKELY_PAY_RULES,
): LikelyPay | null {
  const algorithm = ALGORITHM_RULES[event.algorithm];
  if (algorithm.reduction === 'device') return null;
  const { multiplierHundredths, bonusHundredths } = viewStanding(standing, rules.standing);
  const range = ownRange(event.minutes, history, guess) ?? typicalRange(history, guess);
  if (range === null) return null;
  const participation = algorithm.participation ? rules.participationPoints : 0;
  const pointsOf = (wh: number) =>
    participation +
    (wh < range.bandOf(rules)
      ? 0
      : reductionPoints({
          reductionWh: wh,
          pointsPerKwh: rules.pointsPerKwh,
          multiplierHundredths,
          bonusHundredths,
        }));
  return { lowPoints: pointsOf(range.lowWh), highPoints: pointsOf(range.highWh), basis: range.basis };
}

interface Range {
  readonly lowWh: number;
  readonly highWh: number;
  readonly bandOf: (rules: Pick<ProgramRules, 'deadBandPercent'>) => number;
  readonly basis: LikelyPay['basis'];
}

function ownRange(minutes: number, { results }: PayHistory, guess: LikelyPayRules): Range | null {
  const used = results.slice(0, guess.resultsUsed);
  if (used.length < guess.resultsNeeded) return null;
  const toLength = (wh: number, ownMinutes: number) => divideHalfUp(wh * minutes, ownMinutes);
  const reductions = used
    .map((result) => Math.max(0, toLength(result.reductionWh, result.minutes)))
    .sort((a, b) => a - b);
  const baselines = used.map((result) => toLength(result.baselineWh, result.minutes)).sort((a, b) => a - b);
  return {
    lowWh: quartile(reductions, 1),
    highWh: quartile(reductions, 3),
    bandOf: (rules) => deadBandWh(quartile(baselines, 2), rules),
    basis: 'own-results',
  };
}

function typicalRange({ typicalWindowWh }: PayHistory, guess: LikelyPayRules): Range | null {
  if (typicalWindowWh === null || typicalWindowWh <= 0) return null;
  return {
    lowWh: divideHalfUp(typicalWindowWh * guess.typicalLowPercent, 100),
    highWh: divideHalfUp(typicalWindowWh * guess.typicalHighPercent, 100),
    bandOf: (rules) => deadBandWh(typicalWindowWh, rules),
    basis: 'typical-use',
  };
}

/** The value at a quarter, half or three quarters of a sorted list: the nearest one, no averaging. */
function quartile(sorted: readonly number[], quarter: 1 | 2 | 3): number {
  return sorted[Math.round(((sorted.length - 1) * quarter) / 4)] as number;
}
