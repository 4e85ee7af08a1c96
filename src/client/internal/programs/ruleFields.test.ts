import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, ruleChanges, rulesInput, wrongNumbers } from './ruleFields.ts';

const intl = createIntl({
  locale: 'en-US',
  messages: {
    'internalPrograms.rule.pointsPerKwh.label': 'Points',
    'internalPrograms.rule.pointsPerKwh.value': '{value} points',
    'internalPrograms.rule.budgetPoints.label': 'Budget',
    'internalPrograms.rule.budgetPoints.value': '{value}',
    'internalPrograms.budget.none': 'No limit',
  },
});

describe('the rules of a program in a form', () => {
  it('send the changes, and a removed budget as null', () => {
    const before = { ...DEFAULT_RULES, budgetPoints: '5000' };
    const after = { ...before, pointsPerKwh: ' 300', budgetPoints: '' };
    expect(rulesInput(before, after)).toEqual({ pointsPerKwh: 300, budgetPoints: null });
    expect(ruleChanges(intl, before, after)).toEqual([
      { label: 'Points', from: '100 points', to: '300 points' },
      { label: 'Budget', from: '5,000', to: 'No limit' },
    ]);
  });

  it('send nothing when only whitespace changed, and all of them for a new program', () => {
    expect(rulesInput(DEFAULT_RULES, { ...DEFAULT_RULES, eventsPerDay: ' 1 ' })).toEqual({});
    expect(Object.keys(rulesInput(null, DEFAULT_RULES)).sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
  });

  it.each([
    ['', true],
    ['1.5', true],
    ['-1', true],
    ['ten', true],
    ['0', false],
    ['300', false],
  ])('take "%s" for points: wrong is %s', (typed, wrong) => {
    expect(wrongNumbers({ ...DEFAULT_RULES, pointsPerKwh: typed }).includes('pointsPerKwh')).toBe(wrong);
  });

  it('treat an empty budget as no limit', () => {
    expect(wrongNumbers({ ...DEFAULT_RULES, budgetPoints: '' })).toEqual([]);
  });
});
