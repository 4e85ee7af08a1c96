import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { divideHalfUp } from './exact.ts';
import { deadBandWh } from './noise.ts';
import { reductionPoints } from './points.ts';
import { viewStanding } from './standing.ts';
import type { Standing } from './standing.ts';

/** Inputs of an estimate. */
export interface PayHistory {
  /** Latest settled reduction events with their baselines, latest first; whole watt-hours. */
  readonly results: readonly {
    readonly reductionWh: number;
    readonly baselineWh: number;
    readonly minutes: number;
  }[];
  /** Use in the coming event's window on recent days of the same type, whole watt-hours; null: unknown. */
  readonly typicalWindowWh: number | null;
}

/** The estimate and its basis. */
export interface LikelyPay {
  readonly lowPoints: number;
  readonly highPoints: number;
  readonly basis: 'own-results' | 'typical-use';
}

/** Used for the estimate only, never for pay. */
export interface LikelyPayRules {
  /** This many own results are a better guess than typical savings. */
  readonly resultsNeeded: number;
  /** Most results considered. */
  readonly resultsUsed: number;
  /** Typical savings of households that try, percent of their use. */
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
 * "What it is likely to pay", in whole points from low to high, participation included; null without anything
 * to go by. With three own results: their middle half, scaled to the event's length; before that, typical
 * savings of the use in that window. Uses the current tier and streak. Source: experience, Screens (Home: the
 * next event and what it is likely to pay).
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
  const payPoints = (wh: number) =>
    participation +
    (wh < range.deadBand(rules)
      ? 0
      : reductionPoints({
          reductionWh: wh,
          pointsPerKwh: rules.pointsPerKwh,
          multiplierHundredths,
          bonusHundredths,
        }));
  return { lowPoints: payPoints(range.lowWh), highPoints: payPoints(range.highWh), basis: range.basis };
}

interface Range {
  readonly lowWh: number;
  readonly highWh: number;
  readonly deadBand: (rules: Pick<ProgramRules, 'deadBandPercent'>) => number;
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
    deadBand: (rules) => deadBandWh(quartile(baselines, 2), rules),
    basis: 'own-results',
  };
}

function typicalRange({ typicalWindowWh }: PayHistory, guess: LikelyPayRules): Range | null {
  if (typicalWindowWh === null || typicalWindowWh <= 0) return null;
  return {
    lowWh: divideHalfUp(typicalWindowWh * guess.typicalLowPercent, 100),
    highWh: divideHalfUp(typicalWindowWh * guess.typicalHighPercent, 100),
    deadBand: (rules) => deadBandWh(typicalWindowWh, rules),
    basis: 'typical-use',
  };
}

/** A quartile of a sorted list: the nearest value, not interpolated. */
function quartile(sorted: readonly number[], quarter: 1 | 2 | 3): number {
  return sorted[Math.round(((sorted.length - 1) * quarter) / 4)] as number;
}
