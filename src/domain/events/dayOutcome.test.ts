import { expect, it } from 'vitest';
import { dayOutcome, type DayFacts } from './dayOutcome.ts';

const SETTLED: DayFacts = {
  cancelled: false,
  over: true,
  away: false,
  opt: 'in',
  tookPart: true,
  settlement: 'SETTLED',
  noPower: false,
  reductionWh: 420,
  points: 47,
};

it.each<[string, Partial<DayFacts>, string]>([
  ['a saving', {}, 'SAVED'],
  ['a corrected saving', { settlement: 'RESTATED' }, 'SAVED'],
  ['more use than usual', { reductionWh: -80, points: 5 }, 'NOTHING'],
  ['as much as usual', { reductionWh: 0, points: 5 }, 'NOTHING'],
  ['devices that earned', { reductionWh: null, points: 3 }, 'SAVED'],
  ['devices that were off anyway', { reductionWh: null, points: 0 }, 'NOTHING'],
  ['no device in a real-time event', { reductionWh: null, points: 0, tookPart: false }, 'SAT_OUT'],
  ['readings that are missing', { settlement: 'PENDING', reductionWh: null, points: null }, 'WAITING'],
  ['an outage', { settlement: 'PENDING', noPower: true, reductionWh: null, points: null }, 'NO_POWER'],
  ['an event that just ended', { settlement: null, reductionWh: null, points: null }, 'WAITING'],
  ['an event not answered', { settlement: null, opt: null, tookPart: false }, 'SAT_OUT'],
  ['an event left before it began', { settlement: null, opt: 'out', tookPart: false }, 'SAT_OUT'],
  ['a vacation', { settlement: null, opt: null, away: true, tookPart: false }, 'AWAY'],
  ['an event joined in spite of a vacation', { settlement: null, away: true, over: false }, 'COMING'],
  ['a coming one', { settlement: null, opt: null, over: false, tookPart: false }, 'COMING'],
  ['a coming one that was declined', { settlement: null, opt: 'out', over: false }, 'SAT_OUT'],
  ['one called off', { cancelled: true, settlement: null }, 'CALLED_OFF'],
])('%s', (_what, facts, outcome) => {
  expect(dayOutcome({ ...SETTLED, ...facts })).toBe(outcome);
});
