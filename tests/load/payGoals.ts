import { fairness, type PaidHome } from './phantomPay.ts';
import { times } from './report.ts';

/** The mean absolute error of the blend beside 10 of 10, of one home in some hours. */
export interface ErrorCell {
  readonly home: string;
  /** In the hours in which events usually are. */
  readonly isUsual: boolean;
  readonly error: number;
}

/** A figure that the design promises, as it was measured. */
export interface PayGoal {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Source: fair pay; issue 36, "Done when". */
const GOALS = {
  worstError: 1.02,
  meanError: 0.75,
  phantomPoints: 5,
  leastPaid: 0.95,
  mostPaid: 1.08,
} as const;

/** How these homes' evenings meet the goals: of the blend, and of what it pays with factor 2. */
export function payGoals(errors: readonly ErrorCell[], homes: readonly PaidHome[]): readonly PayGoal[] {
  const worst = Math.max(...errors.map(({ error }) => error));
  const usual = errors.filter(({ isUsual }) => isUsual).map(({ error }) => error);
  const mean = usual.reduce((sum, error) => sum + error, 0) / usual.length;
  const { phantom, saver } = fairness(homes);
  const [least, most] = [Math.min(...saver), Math.max(...saver)];
  return [
    {
      what: 'error of the blend beside 10 of 10, worst home and hours',
      goal: `at most ${times(GOALS.worstError)}`,
      measured: times(worst),
      isMet: errors.length > 0 && worst <= GOALS.worstError,
    },
    {
      what: 'the same in the usual hours, mean of the homes',
      goal: `at most ${times(GOALS.meanError)}`,
      measured: times(mean),
      isMet: mean <= GOALS.meanError,
    },
    {
      what: 'points for nothing a kWh used, all homes together',
      goal: `at most ${GOALS.phantomPoints}`,
      measured: phantom.toFixed(1),
      isMet: phantom <= GOALS.phantomPoints,
    },
    {
      what: 'paid ÷ true saving of 20%, each home',
      goal: `${times(GOALS.leastPaid)} to ${times(GOALS.mostPaid)}`,
      measured: `${times(least)} to ${times(most)}`,
      isMet: least >= GOALS.leastPaid && most <= GOALS.mostPaid,
    },
  ];
}
