/** Why staff change a balance, in the contract's names. */
export const ADJUSTMENT_CAUSES = ['THANKS', 'MISSING_RESULT', 'REWARD_TROUBLE', 'MISTAKE', 'OTHER'] as const;
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number];

export const causeNamed = (text: string): AdjustmentCause | null =>
  ADJUSTMENT_CAUSES.find((known) => known === text) ?? null;
