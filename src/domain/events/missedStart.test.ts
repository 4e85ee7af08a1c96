import { describe, expect, it } from 'vitest';
import { minutesLate, startVerdict } from './missedStart.ts';

const START = new Date('2026-03-03T18:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

describe('an event whose start is due', () => {
  it.each([
    [0, 'call-off', 'start'],
    [300, 'call-off', 'start'],
    [301, 'call-off', 'call-off'],
    [301, 'make-up', 'make-up'],
    [86_400, 'make-up', 'make-up'],
  ] as const)('%i seconds late, by the rule %s: %s', (late, rule, verdict) => {
    expect(startVerdict(START, after(late), rule)).toBe(verdict);
  });

  it.each([
    [-5, 0],
    [59, 0],
    [60, 1],
    [725, 12],
  ])('%i seconds are %i minutes late', (seconds, minutes) => {
    expect(minutesLate(START, after(seconds))).toBe(minutes);
  });
});
