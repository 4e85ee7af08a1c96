import { expect, it } from 'vitest';
import { reachedMilestones, type MilestoneFacts } from './milestones.ts';

const NONE: MilestoneFacts = { events: 0, savedWh: 0, streak: 0, tier: 'Silver' };

it.each<[string, Partial<MilestoneFacts>, string[]]>([
  ['nothing yet', {}, []],
  ['the first result', { events: 1, savedWh: 400, streak: 1 }, ['EVENTS_1']],
  ['one short of each', { events: 9, savedWh: 9_999, streak: 9 }, ['EVENTS_1']],
  [
    'ten of each',
    { events: 10, savedWh: 10_000, streak: 10 },
    ['EVENTS_1', 'EVENTS_10', 'STREAK_10', 'SAVED_10'],
  ],
  ['a tier, and those below it', { tier: 'Platinum' }, ['TIER_GOLD', 'TIER_PLATINUM']],
  [
    'all there is',
    { events: 50, savedWh: 100_000, streak: 25, tier: 'Diamond' },
    [
      'EVENTS_1',
      'EVENTS_10',
      'EVENTS_50',
      'TIER_GOLD',
      'TIER_PLATINUM',
      'TIER_DIAMOND',
      'STREAK_10',
      'STREAK_25',
      'SAVED_10',
      'SAVED_50',
      'SAVED_100',
    ],
  ],
])('%s', (_what, facts, reached) => {
  expect(reachedMilestones({ ...NONE, ...facts })).toEqual(reached);
});
