// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { fill, opens, panel, press, review } from '../../../../tests/support/staffPages.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../domain/programs/rules.ts';

const STAFF = { ...DANA, isAdmin: true, roleKeys: ['internal_programs'] };
const UTILITY = { id: 'u1', name: 'Cedar Power' };
const NO_MEMBERS = {
  edges: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};
const CHOICES = [
  'Nothing is carried over',
  'At most the home’s usual error',
  'At most twice the home’s usual error',
] as const;

const program = (rules: object) => ({
  __typename: 'Program',
  id: 'p1',
  version: 1,
  name: 'Evening Savers',
  active: true,
  timeZone: 'America/Los_Angeles',
  memberCount: 2,
  spentPoints: 0,
  utility: UTILITY,
  rules: {
    ...DEFAULT_PROGRAM_RULES,
    settlementIntervalMinutes: 60,
    baselineRule: 'BLEND',
    weekendWeights: 'EQUAL',
    missedStart: 'MAKE_UP',
    ...rules,
  },
  members: NO_MEMBERS,
  candidates: NO_MEMBERS,
  history: [],
  gridSources: [],
  statements: [],
  statementMonths: [],
  openStatement: null,
  rates: [],
  waitingRates: null,
});

/** A baseline's phantom pay as it was measured on days of one type. */
const baseline = (given: object) => ({
  inUse: true,
  dayType: 'WEEKDAY',
  phantomPointsPerKwh: 9.88,
  phantomPointsPerKwhCarried: 4.6,
  ...given,
});
const MEASURED = [
  baseline({ inUse: false, phantomPointsPerKwh: 20, phantomPointsPerKwhCarried: 10 }),
  baseline({ dayType: 'OTHER', phantomPointsPerKwh: 30, phantomPointsPerKwhCarried: 15 }),
  baseline({}),
];

/** What the form says before a change of the factor is saved. */
async function effectsOf(
  from: 0 | 1 | 2,
  to: 0 | 1 | 2,
  accuracy: { readonly carryFactor: number | null; readonly results: readonly object[] },
  rules: object = {},
): Promise<readonly string[]> {
  await renderApp({
    path: '/internal/programs/p1',
    user: STAFF,
    answers: {
      programLoaderQuery: {
        staff: {
          program: program({ carryFactor: from, ...rules }),
          programs: {
            edges: [{ node: { id: 'p1', name: 'Evening Savers', active: true, utility: UTILITY } }],
          },
        },
      },
      CarryPayQuery: {
        staff: { program: { id: 'p1', utility: UTILITY, accuracy: { id: 'a1', ...accuracy } } },
      },
    },
  });
  await opens('Evening Savers');
  await fill({ 'Carry-over': CHOICES[to] }, panel('Rules'));
  await press('Review change', panel('Rules'));
  return (await review()).effects;
}

describe('a change of carry-over says what follows, and what homes that did nothing were paid', () => {
  const twice = { carryFactor: 2, results: MEASURED };
  const once = { carryFactor: 1, results: MEASURED };
  const on = /^Events scheduled from now on set a worse evening against/;
  const off = /^Events scheduled from now on no longer set evenings against each other/;
  const more = /carry over up to twice a home’s usual error, not just once/;
  const less = /carry over at most a home’s usual error\. After the first of them/;
  const without =
    'On weekdays, homes that did nothing would have been paid 9.9 points a kWh without carry-over, and 4.6 with at most';
  const between = `${without} twice the usual error. At most the usual error isn’t measured. Expect something in between.`;
  const beyond = `${without} the usual error. At most twice that isn’t measured. Expect less.`;
  const measured =
    'On weekdays, homes that did nothing would have been paid 9.9 points a kWh without carry-over, and 4.6 with it.';
  const taken =
    'On weekdays, homes that did nothing would have been paid 4.6 points a kWh with carry-over, and 9.9 without it.';
  it.each([
    [0, 2, twice, on, measured],
    [1, 2, twice, more, measured],
    [2, 1, once, less, measured],
    [2, 0, twice, off, taken],
    [1, 0, once, off, taken],
    [0, 1, twice, on, between],
    [2, 1, twice, less, between],
    [1, 2, once, more, beyond],
  ] as const)('from %i to %i', async (from, to, accuracy, words, figures) => {
    expect((await effectsOf(from, to, accuracy)).slice(-2)).toEqual([
      expect.stringMatching(words) as string,
      figures,
    ]);
  });

  it.each([
    ['never', { carryFactor: null, results: [] }],
    ['before carry-over was', { carryFactor: 2, results: [baseline({ phantomPointsPerKwhCarried: null })] }],
  ])('leads to the program’s accuracy where it was measured %s', async (_when, accuracy) => {
    expect((await effectsOf(0, 2, accuracy)).at(-1)).toBe(
      'What that changes in pay for doing nothing isn’t measured yet. Measure it in Accuracy',
    );
    expect(screen.getByRole('link', { name: 'Measure it in Accuracy' })).toHaveAttribute(
      'href',
      '/internal/accuracy?utility=u1',
    );
  });

  it('has no figures for a program that settles net over the month, which carries nothing over', async () => {
    expect((await effectsOf(0, 2, twice, { netMonthly: true })).at(-1)).toMatch(on);
  });
});
