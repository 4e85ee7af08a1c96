import type { BaselineRule, MissedStart, WeekendWeights } from './rules.ts';

// Names in GraphQL, whose enum values have no hyphens.

export const BASELINE_RULE_NAMES = {
  'ten-of-ten': 'TEN_OF_TEN',
  'highest-five-of-ten': 'HIGHEST_FIVE_OF_TEN',
  'gb-bl01': 'GB_BL01',
  blend: 'BLEND',
} as const satisfies Readonly<Record<BaselineRule, string>>;

export const WEEKEND_WEIGHTS_NAMES = {
  equal: 'EQUAL',
  '50-30-20': 'FIFTY_THIRTY_TWENTY',
} as const satisfies Readonly<Record<WeekendWeights, string>>;

export const MISSED_START_NAMES = {
  'make-up': 'MAKE_UP',
  'call-off': 'CALL_OFF',
} as const satisfies Readonly<Record<MissedStart, string>>;

/** The value that a name belongs to. */
export function valueNamed<Value extends string, Name extends string>(
  names: Readonly<Record<Value, Name>>,
  name: Name,
): Value {
  const found = (Object.keys(names) as Value[]).find((value) => names[value] === name);
  if (found === undefined) throw new Error(`No rule's value is named ${name}.`);
  return found;
}
