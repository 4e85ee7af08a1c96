import { ALGORITHM_RULES } from '../events/algorithms.ts';
import type { Algorithm } from '../events/algorithms.ts';
import { pointsToWatts } from '../ledger/watts.ts';
import { carryFactorOf, carryOver } from './carry.ts';
import type { Carry, CarryStep } from './carry.ts';
import { deadBandWh, judgeReduction, toleranceWh } from './noise.ts';
import type { Noise, ReductionVerdict } from './noise.ts';
import { reductionPoints } from './points.ts';
import type { Payment, ReceiptPay, SettlementRules, UnpaidReason } from './receipt.ts';
import { advanceStanding, seeStanding } from './standing.ts';
import type { SeenStanding, Standing, StandingAfter } from './standing.ts';
import type { StreakEvent } from './streak.ts';
import { reductionShare } from './tier.ts';
import type { Provenance } from './windowSource.ts';

/** The inputs of an assessment. Whole watt-hours over the event's window; the baseline is positive. */
export interface Measured {
  readonly algorithm: Algorithm;
  readonly eventId: string;
  readonly localDate: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  readonly noise: Noise | null;
  readonly provenance: Provenance;
  readonly left: boolean;
  /** Left because a vacation began, which keeps the streak. */
  readonly away: boolean;
  readonly standing: Standing;
  readonly rules: SettlementRules;
  readonly wattConversionRate: number;
}

/** Verdict, pay, and the standing afterwards. */
export interface Assessed {
  readonly baselineWh: number;
  readonly usedWh: number;
  readonly reductionWh: number;
  readonly reductionShare: number;
  readonly noise: Noise | null;
  readonly toleranceWh: number;
  readonly verdict: ReductionVerdict;
  readonly deadBandWh: number;
  /** Undefined: the program carries nothing over, or the member left. */
  readonly carry: CarryStep | undefined;
  readonly pay: ReceiptPay;
  readonly before: SeenStanding;
  readonly after: StandingAfter;
}

/**
 * Everything after the baseline, shared by settlement, recomputation from a receipt, and the browser. Members
 * who left are paid nothing. An estimate from an upload pays nothing and moves neither tier nor streak,
 * because a file can be edited and a tier is worth money; leaving still ends the streak, going on vacation
 * doesn't. A program that settles net over the month pays participation now and the reduction at the month's
 * end (`settleMonth`), where the dead band applies and increases count anyway, so nothing is carried over. An
 * evening that doesn't count leaves what is left to make up as it is. Source: decisions, Watts, points, money; Meter data.
 */
export function assess(measured: Measured): Assessed {
  const { algorithm, baselineWh, usedWh, noise, provenance, left, standing, rules, wattConversionRate } =
    measured;
  const before = seeStanding(standing, rules.standing);
  const reductionWh = baselineWh - usedWh;
  const band = deadBandWh(baselineWh, rules);
  const tolerance = toleranceWh(noise, band);
  const verdict = judgeReduction(reductionWh, tolerance);
  const payment = pickPayment(provenance, rules);
  const counts = payment !== 'estimate' && !left;
  const { carried } = standing;
  const { step, after: carriedOn } = carryOver(carried, {
    eventId: measured.eventId,
    date: measured.localDate,
    reductionWh,
    noise,
    factor: carryFactorOf(rules),
  });
  const carry = left ? undefined : counts ? step : step && { ...step, leftWh: step.openWh };
  const countedWh = carry?.countedWh ?? reductionWh;

  const after = standingAfter(
    standing,
    leftStreak(measured) ?? (counts ? toStreakEvent(verdict) : 'none'),
    counts ? { reductionWh, baselineWh } : null,
    counts ? carriedOn : carried,
    rules,
  );
  const formula = {
    reductionWh: countedWh,
    pointsPerKwh: rules.pointsPerKwh,
    multiplierHundredths: before.multiplierHundredths,
    bonusHundredths: before.bonusHundredths,
  };
  const unpaidBecause = unpaid(reductionWh, countedWh, payment === 'month-end' ? 0 : band, left);
  const forReduction = unpaidBecause === null ? reductionPoints(formula) : 0;
  const forParticipation = ALGORITHM_RULES[algorithm].participation && !left ? rules.participationPoints : 0;
  const watts = (points: number) => pointsToWatts(points, wattConversionRate);
  return {
    baselineWh,
    usedWh,
    reductionWh,
    reductionShare: reductionShare(reductionWh, baselineWh),
    noise,
    toleranceWh: tolerance,
    verdict,
    deadBandWh: band,
    carry,
    pay: {
      formula,
      unpaidBecause,
      reductionPoints: forReduction,
      participationPoints: forParticipation,
      points: forReduction + forParticipation,
      wattConversionRate,
      watts: watts(forReduction + forParticipation),
      payment,
      payableReductionWatts: payment === 'paid' ? watts(forReduction) : 0,
      payableParticipationWatts: payment === 'estimate' ? 0 : watts(forParticipation),
    },
    before,
    after,
  };
}

/** Standing before and after an event without a usable result: only leaving changes it. */
export function standingWithoutResult(
  member: Pick<Measured, 'algorithm' | 'left' | 'away' | 'standing' | 'rules'>,
): Pick<Assessed, 'before' | 'after'> {
  const { standing, rules } = member;
  return {
    before: seeStanding(standing, rules.standing),
    after: standingAfter(standing, leftStreak(member) ?? 'none', null, standing.carried, rules),
  };
}

function standingAfter(
  standing: Standing,
  streakEvent: StreakEvent,
  result: { reductionWh: number; baselineWh: number } | null,
  carried: Carry | undefined,
  rules: SettlementRules,
): StandingAfter {
  const after = advanceStanding(standing, { streakEvent, result }, rules.standing);
  const { recent, streak, setup, tier, meanReduction, multiplierHundredths, bonusHundredths } = seeStanding(
    after,
    rules.standing,
  );
  return {
    recent,
    streak,
    setup,
    tier,
    meanReduction,
    multiplierHundredths,
    bonusHundredths,
    streakChange: after.streakChange,
    ...(carried === undefined ? {} : { carried }),
  };
}

function leftStreak({
  algorithm,
  left,
  away,
}: Pick<Measured, 'algorithm' | 'left' | 'away'>): StreakEvent | null {
  return left && !away && ALGORITHM_RULES[algorithm].leavingBreaksStreak ? 'left' : null;
}

function toStreakEvent(verdict: ReductionVerdict): StreakEvent {
  return verdict === 'within-noise' ? 'none' : verdict;
}

function pickPayment(provenance: Provenance, rules: SettlementRules): Payment {
  if (provenance === 'upload' && !rules.payFromUploads) return 'estimate';
  return rules.netMonthly ? 'month-end' : 'paid';
}

function unpaid(
  reductionWh: number,
  countedWh: number,
  leastPaidWh: number,
  left: boolean,
): UnpaidReason | null {
  if (left) return 'left';
  if (reductionWh <= 0) return 'no-reduction';
  if (countedWh <= 0) return 'carried';
  return countedWh < leastPaidWh ? 'dead-band' : null;
}
