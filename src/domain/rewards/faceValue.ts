import type { RewardType } from './catalogue.ts';

/** Types whose amount is worth money. */
const MONEY_TYPES: ReadonlySet<RewardType> = new Set(['CASH', 'DONATION', 'GIFT_CARD']);

/** Whether a reward is worth as much money as it costs: only where the brand's points are worth money. */
export const hasFaceValue = (
  { type }: { readonly type: RewardType },
  pointsPerUnit: number | null,
): boolean => pointsPerUnit !== null && MONEY_TYPES.has(type);
