import type { Locale } from '../../../domain/brands/countries.ts';
import { parseTypedNumber } from '../../../domain/format/typedNumber.ts';
import {
  bounds,
  classifyDenomination,
  offeredBeside,
  type DenominationRule,
} from '../../../domain/rewards/denomination.ts';

/** Why an amount can't be ordered, with what the sentence about it names. Amounts are points. */
export type AmountFault =
  | { readonly why: 'empty' | 'notANumber' }
  | { readonly why: 'TooLow' | 'TooHigh'; readonly bound: number }
  | { readonly why: 'RestrictedDenomination'; readonly below: number | null; readonly above: number | null }
  | { readonly why: 'short'; readonly missing: number };

export interface Choosing {
  readonly rule: DenominationRule;
  /** What the member can spend, in points. */
  readonly balance: number;
  /** Points that one of the typed unit is: 1 for points, `pointsPerUnit` for money. */
  readonly perTyped: number;
  readonly locale: Locale;
}

/** The points of the form's value, or why it can't be ordered. Source: MKT-03 to MKT-05. */
export function chooseAmount(
  value: string,
  { rule, balance, perTyped, locale }: Choosing,
): { readonly points: number } | { readonly fault: AmountFault } {
  if (value.trim() === '' && rule.type !== 'BALANCE') return { fault: { why: 'empty' } };
  const points =
    rule.type === 'BALANCE'
      ? balance
      : rule.type === 'DENOMINATED'
        ? Number(value)
        : toPoints(parseTypedNumber(value, locale), perTyped);
  if (points === null) return { fault: { why: 'notANumber' } };
  const { lowest, highest } = bounds(rule, balance);
  const result = classifyDenomination(rule, points, balance);
  switch (result) {
    case 'TooLow':
      return { fault: { why: result, bound: lowest } };
    case 'TooHigh':
      return { fault: { why: result, bound: highest } };
    case 'RestrictedDenomination':
      return {
        fault: {
          why: result,
          ...(rule.type === 'CUSTOM' ? offeredBeside(rule, points) : { below: null, above: null }),
        },
      };
    case 'OK':
      return points > balance ? { fault: { why: 'short', missing: points - balance } } : { points };
  }
}

/** Without the rounding errors of binary fractions: 12.35 is 1,235 cents. */
const toPoints = (typed: number | null, perTyped: number): number | null =>
  typed === null ? null : Math.round(typed * perTyped * 1e6) / 1e6;
