import type { OrderClass } from '../cashout/blockers.ts';

/** Which rules of spending an order has to pass, by what it is. Source: decisions, Rewards and cash-out. */
export function orderClass({
  kind,
  price,
  faceValue,
  worthPoints,
}: {
  readonly kind: string;
  /** In points. */
  readonly price: number;
  /** Of its code, in hundredths; null: it has none. */
  readonly faceValue: number | null;
  /** Of something that costs nothing; null: nothing is known. */
  readonly worthPoints: number | null;
}): OrderClass {
  const isWorthMoney = faceValue !== null && faceValue > 0;
  if (kind === 'cash') return 'cash';
  if (kind === 'gift_card') return price > 0 ? 'card' : 'gift';
  if (kind === 'wheel' && isWorthMoney) return 'gift';
  return kind === 'prize' || (worthPoints ?? 0) > 0 ? 'prize' : 'goods';
}
