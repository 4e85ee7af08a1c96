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
  rule: CustomRule,
  points: number,
): { readonly below: number | null; readonly above: number | null } {
  const { minimum, step } = rule;
  const steps = (points - minimum) / step;
  return {
    below: nextOffered(rule, minimum + (Math.ceil(steps) - 1) * step, -step),
    above: nextOffered(rule, minimum + (Math.floor(steps) + 1) * step, step),
  };
}

type CustomRule = Extract<DenominationRule, { type: 'CUSTOM' }>;

/** The first offered amount on the way from `from`, which is on a step; null: there is none within the bounds. */
function nextOffered(rule: CustomRule, from: number, by: number): number | null {
  for (let amount = from; amount >= rule.minimum && amount <= rule.maximum; amount += by)
    if (isOffered(rule, amount, 0)) return amount;
  return null;
}

/** The rule without amounts below `least` points; null: it has no others. */
export function fromAmount(rule: DenominationRule, least: number): DenominationRule | null {
  return rule.type === 'BALANCE'
    ? { ...rule, minimum: Math.max(rule.minimum, least) }
    : narrow(rule, { least, most: Infinity }, 0);
}

/** The rule with only the amounts from `least` to `most` points; null: it offers none of them. */
export function narrow(
  rule: DenominationRule,
  { least, most }: { readonly least: number; readonly most: number },
  balance: number,
): DenominationRule | null {
  switch (rule.type) {
    case 'DENOMINATED': {
      const amounts = rule.amounts.filter((amount) => amount >= least && amount <= most);
      return amounts.length === 0 ? null : { ...rule, amounts };
    }
    case 'CUSTOM': {
      const { step } = rule;
      const stepsTo = (points: number): number => (points - rule.minimum) / step;
      const minimum = nextOffered(rule, rule.minimum + Math.max(0, Math.ceil(stepsTo(least))) * step, step);
      const highest = Math.floor(stepsTo(Math.min(rule.maximum, most))) * step;
      const maximum = nextOffered(rule, rule.minimum + highest, -step);
      return minimum === null || maximum === null || minimum > maximum ? null : { ...rule, minimum, maximum };
    }
    case 'BALANCE':
      return balance < Math.max(rule.minimum, least) || balance > most ? null : rule;
  }
}
