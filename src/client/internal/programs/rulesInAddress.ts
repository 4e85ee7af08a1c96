import { parseBaseline, RULE_CHOICES } from '../shared/programs/ruleChoices.ts';
import { DEFAULT_RULES, INTERVALS, type RuleValues } from './ruleFields.ts';

/** The rules that a link asks a new program's form to begin with, such as those of a backtest; the others are the defaults. */
export function rulesInAddress(address: URLSearchParams): RuleValues {
  const given = (key: string) => address.get(key);
  const interval = given('settlementIntervalMinutes');
  const carry = given('carryFactor');
  const baseline = given('baselineRule');
  return {
    ...DEFAULT_RULES,
    ...(interval !== null && INTERVALS.includes(interval) ? { settlementIntervalMinutes: interval } : {}),
    ...(baseline === null ? {} : { baselineRule: parseBaseline(baseline) }),
    ...(carry !== null && RULE_CHOICES.carryFactor.includes(carry) ? { carryFactor: carry } : {}),
    sameDayAdjustment: given('sameDayAdjustment') === 'true' || DEFAULT_RULES.sameDayAdjustment,
    deadBandPercent: given('deadBandPercent') ?? DEFAULT_RULES.deadBandPercent,
    pointsPerKwh: given('pointsPerKwh') ?? DEFAULT_RULES.pointsPerKwh,
  };
}
