import type { RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { ruleFaults } from './ruleFaults.ts';
import { SEGMENT_FIELD } from './ruleQuery.ts';
import type { AttributeChoice, RuleChoices } from './useRuleChoices.ts';

const choice = (name: string, type: AttributeChoice['type'], options: readonly string[] = []) => ({
  name,
  label: name,
  type,
  operators: [],
  options: options.map((value) => ({ value, name: value, label: value })),
  bounds: null,
});
const choices: RuleChoices = {
  attributes: [
    choice('device_count', 'WHOLE_NUMBER'),
    choice('program', 'ONE_OF', ['p1']),
    choice('signed_up', 'DATE'),
    choice('auto_join', 'BOOLEAN'),
  ],
  segments: [],
};
const condition = (field: string, operator: string, value: unknown): RuleType => ({
  id: 'one',
  field,
  operator,
  value,
});
const faultOf = (rule: RuleType) =>
  ruleFaults({ combinator: 'and', rules: [{ combinator: 'or', rules: [rule] }] }, choices).get('one');

describe('the faults of conditions in the segment editor', () => {
  it.each([
    ['a number in bounds', condition('device_count', 'AT_LEAST', ['2']), undefined],
    ['no value', condition('device_count', 'AT_LEAST', []), 'valueCount'],
    ['one of two values', condition('device_count', 'BETWEEN', ['2', '']), 'valueCount'],
    ['a number out of bounds', condition('device_count', 'AT_LEAST', ['99999999']), 'bounds'],
    ['a word for a number', condition('device_count', 'AT_LEAST', ['two']), 'type'],
    ['half a device', condition('device_count', 'AT_LEAST', ['1.5']), 'notWhole'],
    ['bounds the wrong way round', condition('device_count', 'BETWEEN', ['7', '2']), 'order'],
    ['a program', condition('program', 'IS_ONE_OF', ['p1']), undefined],
    ['a program that is gone', condition('program', 'IS_ONE_OF', ['p2']), 'unknownOption'],
    ['days', condition('signed_up', 'WITHIN_LAST_DAYS', ['30']), undefined],
    ['yes', condition('auto_join', 'IS_ONE_OF', ['true']), undefined],
    ['an attribute that is gone', condition('shoe_size', 'AT_LEAST', ['2']), 'unknownAttribute'],
    ['another segment', condition(SEGMENT_FIELD, 'IN', 's1'), undefined],
  ])('%s', (_name, rule, fault) => {
    expect(faultOf(rule)?.fault).toBe(fault);
  });
});
