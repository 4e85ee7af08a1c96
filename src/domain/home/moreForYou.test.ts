import { expect, it } from 'vitest';
import { orderByWorth, type MoreItem } from './moreForYou.ts';

const item = (kind: MoreItem['kind'], yearlyCents = 0): MoreItem => ({ kind, yearlyCents });

it.each<[string, readonly MoreItem[], readonly MoreItem['kind'][]]>([
  [
    'a plan that saves $45 a year before a tip',
    [item('DashboardWaysToSave'), item('DashboardTakeAction'), item('ratePlan', 4500)],
    ['ratePlan', 'DashboardTakeAction', 'DashboardWaysToSave'],
  ],
  [
    'a plan that saves nothing last',
    [item('ratePlan'), item('DashboardWaysToSave'), item('loadReport')],
    ['loadReport', 'DashboardWaysToSave', 'ratePlan'],
  ],
  [
    'the next step before money',
    [item('ratePlan', 4500), item('nextStep'), item('quitCarbon')],
    ['nextStep', 'ratePlan', 'quitCarbon'],
  ],
  [
    'the larger amount before the smaller',
    [item('DashboardPromo', 900), item('ratePlan', 4500)],
    ['ratePlan', 'DashboardPromo'],
  ],
])('"More for you" puts %s', (_what, items, expected) => {
  expect(orderByWorth(items).map(({ kind }) => kind)).toEqual(expected);
});
