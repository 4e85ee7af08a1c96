/** Why staff change a balance, as the member reads it. */
export const ADJUSTMENT_CAUSES = ['thanks', 'missing_result', 'reward_trouble', 'mistake', 'other'] as const;
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number];

/** The most points that one adjustment moves, and the longest note to the member. */
export const MOST_ADJUSTED = 1_000_000;
export const LONGEST_NOTE = 200;

export type AdjustmentFault = 'nothing' | 'tooMuch' | 'beyondBalance';

/** What speaks against changing a balance by so many points; null: nothing. A balance never falls below zero. */
export function adjustmentFault(points: number, balancePoints: number): AdjustmentFault | null {
  if (!Number.isInteger(points) || points === 0) return 'nothing';
  if (Math.abs(points) > MOST_ADJUSTED) return 'tooMuch';
  return balancePoints + points < 0 ? 'beyondBalance' : null;
}
