import type { BaselineAdjustment, BlendWeight } from './baseline.ts';
import { weightShare } from './blend.ts';
import { divideHalfUp } from './exact.ts';
import type { BaselinePlan } from './plan.ts';
import type { ReceiptAdjustment, ReceiptBlend } from './receipt.ts';

/** What a receipt shows of an adjustment by the plan's method; null: not measurable. */
export function adjustmentFigures(
  { adjustment: method, blend }: Pick<BaselinePlan, 'adjustment' | 'blend'>,
  adjustment: BaselineAdjustment | null,
): Pick<ReceiptAdjustment, 'ratio' | 'addedMWh' | 'blend'> {
  if (method?.method === 'additive')
    return { ratio: null, addedMWh: adjustment?.method === 'additive' ? adjustment.mWh : null };
  if (adjustment?.method !== 'ratio') return { ratio: null, ...(blend === null ? {} : { blend: null }) };
  const { measured, used, weight } = adjustment;
  return {
    ratio: { measured, used },
    ...(weight === undefined ? {} : { blend: blendFigures(weight) }),
  };
}

function blendFigures(weight: BlendWeight): ReceiptBlend {
  const { days, plainOffWh, adjustedOffWh } = weight;
  const mean = (sum: number) => (days === 0 ? null : divideHalfUp(sum, days));
  return {
    days,
    plainOffWh: mean(plainOffWh),
    adjustedOffWh: mean(adjustedOffWh),
    weight: weightShare(weight),
  };
}
