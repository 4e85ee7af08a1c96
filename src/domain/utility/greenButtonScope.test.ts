import { expect, it } from 'vitest';
import { ASKED_SCOPE, sharedData } from './greenButtonScope.ts';

it.each([
  ['what is asked for', ASKED_SCOPE, { intervals: true, historyMonths: 13 }],
  [
    'a shorter past',
    'FB=1_3_4_5;IntervalDuration=1800;BlockDuration=daily;HistoryLength=3',
    { intervals: true, historyMonths: 3 },
  ],
  [
    'no interval data',
    'FB=1_3_13_14_15_39;BlockDuration=daily;HistoryLength=13',
    { intervals: false, historyMonths: 13 },
  ],
  [
    'interval blocks without a length',
    'FB=1_3_4_5;HistoryLength=13',
    { intervals: false, historyMonths: 13 },
  ],
  ['daily totals', 'FB=4_5;IntervalDuration=86400', { intervals: false, historyMonths: 13 }],
  [
    'more of the past than asked for',
    'FB=4_5;IntervalDuration=900;HistoryLength=36',
    { intervals: true, historyMonths: 13 },
  ],
  [
    'a past that is no number',
    'FB=4_5;IntervalDuration=900;HistoryLength=x',
    { intervals: true, historyMonths: 0 },
  ],
  ['nothing', '', { intervals: false, historyMonths: 13 }],
  ['no scope', null, { intervals: false, historyMonths: 13 }],
])('a narrowed scope: %s', (_what, scope, shared) => {
  expect(sharedData(scope)).toEqual(shared);
});
