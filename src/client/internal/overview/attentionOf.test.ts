import { describe, expect, it } from 'vitest';
import { attentionPoints } from './attentionPoints.ts';
import type { OverviewFacts } from './attentionPoints.ts';

const pages = {
  alerts: '/al',
  approvals: '/a',
  payouts: '/pay',
  differences: '/pay/d',
  orderDifferences: '/o/d',
  failedOrders: '/o?status=FAILED',
  lateOrders: '/o?status=late',
  forms: '/w9',
  lowRewards: '/r?show=low',
  lowOffers: '/of?show=low',
  rolesWait: '/s?state=waiting',
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
const alert = { value: 1, page: null, aboutId: null };
const program = { id: 'p1', name: 'Evening', active: true, spentPoints: 0, budgetPoints: null, to: '/p/1' };
const fine: OverviewFacts = {
  alerts: [],
  copyOf: null,
  maintenance: false,
  utilities: [utility],
  programs: [program],
  toSettle: [],
  coming: 1,
  approvals: 0,
  orders: { failed: 0, late: 0 },
  stuck: { messages: 0, jobs: 0 },
  dueDraws: [],
  forms: 0,
  lowStock: { rewards: 0, offers: 0, prizes: [] },
  rolesWait: 0,
  payouts: { waiting: 0, differences: 0, orderDifferences: 0, stopped: false },
  pages,
};
const kinds = (change: Partial<OverviewFacts>) =>
  attentionPoints({ ...fine, ...change }).map(({ kind }) => kind);

describe('what needs attention', () => {
  it('is empty when everything is well, and leaves out what the viewer may not see', () => {
    expect(kinds({})).toEqual([]);
    const hidden = {
      utilities: null,
      programs: null,
      toSettle: null,
      coming: null,
      payouts: null,
      orders: null,
      stuck: null,
      dueDraws: null,
      forms: null,
      lowStock: null,
      rolesWait: null,
    };
    expect(kinds(hidden)).toEqual([]);
  });

  it.each<[string, Partial<OverviewFacts>, string[]]>([
    [
      'that this is a restored copy, first of all',
      { copyOf: 'June 15, 2026, 18:00', maintenance: true },
      ['copy', 'maintenance'],
    ],
    [
      'maintenance and an outage',
      { maintenance: true, utilities: [{ ...utility, inOutage: true }] },
      ['maintenance', 'outage'],
    ],
    [
      'open alerts, each by its name, but not those of what has its own row',
      {
        alerts: [
          { ...alert, rule: 'PARTNER_DOWN', title: 'a' },
          { ...alert, rule: 'NO_WORKER', title: 'b' },
          { ...alert, rule: 'STOCK_LOW', title: 'c', value: 5 },
          { ...alert, rule: 'BUDGET_NEAR', title: 'd', aboutId: 'p1' },
          { ...alert, rule: 'JOB_FAILING', title: 'e', page: 'MAINTENANCE' },
        ],
        programs: [{ ...program, budgetPoints: 100, spentPoints: 90 }],
        stuck: { messages: 0, jobs: 1 },
        lowStock: { rewards: 1, offers: 0, prizes: [] },
      },
      ['alert', 'alert', 'jobs', 'lowRewards', 'budgetLow'],
    ],
    [
      'alerts of thresholds that are wider than what has its own row, and of what no other page shows',
      {
        alerts: [
          { ...alert, rule: 'STOCK_LOW', title: 'a', value: 50 },
          { ...alert, rule: 'BUDGET_NEAR', title: 'b', value: 70, aboutId: 'p1' },
          { ...alert, rule: 'JOB_FAILING', title: 'c' },
          { ...alert, rule: 'PAYOUTS_DIFFER', title: 'd' },
        ],
        programs: [{ ...program, budgetPoints: 100, spentPoints: 70 }],
        stuck: { messages: 0, jobs: 1 },
        lowStock: { rewards: 0, offers: 0, prizes: [] },
      },
      ['alert', 'alert', 'alert', 'alert', 'jobs'],
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
    ['orders that failed or run late', { orders: { failed: 1, late: 2 } }, ['ordersFailed', 'ordersLate']],
    [
      'messages that do not leave, and jobs that fail',
      { stuck: { messages: 3, jobs: 1 } },
      ['messages', 'jobs'],
    ],
    [
      'draws that are due, each with its page',
      {
        dueDraws: [
          { name: 'May', to: '/d/1' },
          { name: 'June', to: '/d/2' },
        ],
      },
      ['drawDue', 'drawDue'],
    ],
    [
      'forms that wait, and roles that wait for a colleague',
      { forms: 1, rolesWait: 1 },
      ['forms', 'rolesWait'],
    ],
    [
      'what is nearly gone',
      { lowStock: { rewards: 1, offers: 1, prizes: [{ name: 'Scarf', left: 0, to: '/p/1' }] } },
      ['lowRewards', 'lowOffers', 'lowPrize'],
    ],
    ['a calendar without events', { coming: 0 }, ['noEvent']],
  ])('is %s', (_what, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  it('links each row to the list of exactly these', () => {
    const rows = attentionPoints({
      ...fine,
      orders: { failed: 1, late: 2 },
      forms: 3,
      lowStock: { rewards: 4, offers: 5, prizes: [] },
      rolesWait: 6,
    });
    expect(rows.map(({ count, to }) => [count, to])).toEqual([
      [1, '/o?status=FAILED'],
      [2, '/o?status=late'],
      [3, '/w9'],
      [6, '/s?state=waiting'],
      [4, '/r?show=low'],
      [5, '/of?show=low'],
    ]);
  });
});
