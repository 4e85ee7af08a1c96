/** Which amounts of a reward members can choose, in whole points. Source: MKT-03; decisions, Rewards and cash-out. */
export type DenominationRule =
  | { readonly type: 'DENOMINATED'; readonly amounts: readonly number[] }
  | {
      readonly type: 'CUSTOM';
      readonly minimum: number;
      readonly maximum: number;
      /** Counted from the minimum. */
      readonly step: number;
      readonly restricted: readonly number[];
    }
  | { readonly type: 'BALANCE'; readonly minimum: number };

/** Source: MKT-04. */
export const DENOMINATION_RESULTS = ['TooLow', 'OK', 'TooHigh', 'RestrictedDenomination'] as const;
export type DenominationResult = (typeof DENOMINATION_RESULTS)[number];

/**
 * Classifies an amount in points; the form and the server both ask here. `balance` is what the member can spend, in
 * whole points; only `BALANCE` depends on it. A fraction is off-step, and so restricted. Source: MKT-05.
 */
export function classifyDenomination(
  rule: DenominationRule,
  points: number,
  balance: number,
): DenominationResult {
  const { lowest, highest } = bounds(rule, balance);
  if (Number.isNaN(points)) return 'RestrictedDenomination';
  if (points < lowest) return 'TooLow';
  if (points > highest) return 'TooHigh';
  return isOffered(rule, points, balance) ? 'OK' : 'RestrictedDenomination';
}

/** The smallest and largest amount in points. */
export function bounds(
  rule: DenominationRule,
  balance: number,
): { readonly lowest: number; readonly highest: number } {
  switch (rule.type) {
    case 'DENOMINATED':
      return { lowest: Math.min(...rule.amounts), highest: Math.max(...rule.amounts) };
    case 'CUSTOM':
      return { lowest: rule.minimum, highest: rule.maximum };
    case 'BALANCE':
      return { lowest: rule.minimum, highest: Math.max(balance, rule.minimum) };
  }
}

function isOffered(rule: DenominationRule, points: number, balance: number): boolean {
  switch (rule.type) {
    case 'DENOMINATED':
      return rule.amounts.includes(points);
    case 'CUSTOM':
      return (
        Number.isInteger(points) &&
        (points - rule.minimum) % rule.step === 0 &&
        !rule.restricted.includes(points)
      );
    case 'BALANCE':
      return points === balance;
  }
}

/**
 * The offered amounts next to `points`, which is inside the bounds of a `CUSTOM` rule and not offered itself. null:
 * there is none on that side.
 */
export function offeredBeside(
  rule: Extract<DenominationRule, { type: 'CUSTOM' }>,
  points: number,
): { readonly below: number | null; readonly above: number | null } {
  const { minimum, maximum, step } = rule;
  const find = (from: number, by: number): number | null => {
    for (let amount = from; amount >= minimum && amount <= maximum; amount += by)
      if (isOffered(rule, amount, 0)) return amount;
    return null;
  };
  const steps = (points - minimum) / step;
  return {
    below: find(minimum + (Math.ceil(steps) - 1) * step, -step),
    above: find(minimum + (Math.floor(steps) + 1) * step, step),
  };
}
