import { expect, it } from 'vitest';
import { divideByWorth, donePaths, type MoreItem } from './moreForYou.ts';

const item = (kind: MoreItem['kind'], yearlyCents = 0): MoreItem => ({
  kind,
  yearlyCents,
  hasFigure: yearlyCents > 0,
});
const figure = (kind: MoreItem['kind']): MoreItem => ({ ...item(kind), hasFigure: true });

it.each<[string, readonly MoreItem[], readonly MoreItem['kind'][], readonly MoreItem['kind'][]]>([
  [
    'a plan that saves $45 a year, and leaves tips to the help',
    [item('DashboardWaysToSave'), item('DashboardTakeAction'), item('ratePlan', 4500)],
    ['ratePlan'],
    ['DashboardTakeAction', 'DashboardWaysToSave'],
  ],
  [
    'no plan that saves nothing',
    [item('ratePlan'), item('DashboardWaysToSave'), figure('loadReport')],
    ['loadReport'],
    ['DashboardWaysToSave', 'ratePlan'],
  ],
  [
    'the plan before the next step',
    [item('nextStep'), item('ratePlan', 4500), item('quitCarbon')],
    ['ratePlan', 'nextStep'],
    ['quitCarbon'],
  ],
  [
    'the larger amount before the smaller, and three at most',
    [figure('loadReport'), figure('DashboardPromo'), item('DashboardHero', 900), item('ratePlan', 4500)],
    ['ratePlan', 'DashboardHero', 'DashboardPromo'],
    ['loadReport'],
  ],
])('"More for you" shows %s', (_what, items, more, rest) => {
  const divided = divideByWorth(items);
  expect(divided.more.map(({ kind }) => kind)).toEqual(more);
  expect(divided.rest.map(({ kind }) => kind)).toEqual(rest);
});

it('offers neither a device to who has one, nor an upload to whose utility sends the readings', () => {
  expect(donePaths({ hasDevice: true, isConnected: false })).toEqual(['/devices/add']);
  expect(donePaths({ hasDevice: false, isConnected: true })).toEqual(['/settings/meter-data']);
  expect(donePaths({ hasDevice: false, isConnected: false })).toEqual([]);
});
