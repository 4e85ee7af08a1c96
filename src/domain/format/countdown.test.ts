import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown.ts';

const now = new Date('2027-06-02T00:55:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('countdown', () => {
  it.each([
    ['five minutes', 300_000, { days: 0, hours: 0, minutes: 5, seconds: 0, reached: false }],
    ['a day and a bit', 90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1, reached: false }],
    ['a started second', 1, { days: 0, hours: 0, minutes: 0, seconds: 1, reached: false }],
    ['nothing', 0, { days: 0, hours: 0, minutes: 0, seconds: 0, reached: true }],
    ['less than nothing', -5_000, { days: 0, hours: 0, minutes: 0, seconds: 0, reached: true }],
  ])('%s is left', (_what, left, parts) => {
    expect(countdownParts(after(left), now)).toEqual(parts);
  });
});
