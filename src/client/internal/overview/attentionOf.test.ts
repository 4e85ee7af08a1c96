import { describe, expect, it } from 'vitest';
import { attentionPoints } from './attentionPoints.ts';
import type { OverviewFacts } from './attentionPoints.ts';

const pages = {
  approvals: '/a',
  payouts: '/pay',
  differences: '/pay/d',
  orderDifferences: '/o/d',
  maintenance: '/m',
  newUtility: '/u/new',
  newProgram: '/p/new',
  schedule: '/e/new',
};
const utility = {
  name: 'Cedar',
  inOutage: false,
  programCount: 1,
  postalCodeCount: 3,
  to: '/u/1',
  coverage: '/c?utility=1',
};
const program = { name: 'Evening', active: true, spentPoints: 0, budgetPoints: null, to: '/p/1' };
const fine: OverviewFacts = {
  maintenance: false,
  utilities: [utility],
  programs: [program],
  toSettle: [],
  coming: 1,
  approvals: 0,
  payouts: { waiting: 0, differences: 0, orderDifferences: 0, stopped: false },
  pages,
};
const kinds = (change: Partial<OverviewFacts>) =>
  attentionPoints({ ...fine, ...change }).map(({ kind }) => kind);

describe('what needs attention', () => {
  it('is empty when everything is well, and leaves out what the viewer may not see', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ utilities: null, programs: null, toSettle: null, coming: null, payouts: null })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<OverviewFacts>, string[]]>([
    [
      'maintenance and an outage',
      { maintenance: true, utilities: [{ ...utility, inOutage: true }] },
      ['maintenance', 'outage'],
    ],
    [
      'a budget that is spent',
      { programs: [{ ...program, budgetPoints: 100, spentPoints: 100 }] },
      ['budgetSpent'],
    ],
    [
      'a budget that is nearly spent',
      { programs: [{ ...program, budgetPoints: 100, spentPoints: 90 }] },
      ['budgetLow'],
    ],
    [
      'not the budget of a program that is off',
      { programs: [{ ...program, active: false, budgetPoints: 100, spentPoints: 100 }] },
      [],
    ],
    [
      'results that wait',
      {
        toSettle: [
          { name: 'Evening', pending: 2, to: '/e/1' },
          { name: 'Evening', pending: 0, to: '/e/2' },
        ],
      },
      ['pending'],
    ],
    ['the first step of an empty system only', { utilities: [], programs: [], coming: 0 }, ['noUtility']],
    [
      'the next steps',
      { utilities: [{ ...utility, programCount: 0, postalCodeCount: 0 }], programs: [], coming: 0 },
      ['noCodes', 'noProgram'],
    ],
    [
      'payouts that are stopped, differ, and wait, and orders that differ',
      { payouts: { waiting: 2, differences: 1, orderDifferences: 3, stopped: true } },
      ['payoutsStopped', 'differences', 'orderDifferences', 'payoutsWait'],
    ],
    ['changes that wait for a second person', { approvals: 2 }, ['approvalsWait']],
    ['a calendar without events', { coming: 0 }, ['noEvent']],
  ])('is %s', (_what, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });
});
