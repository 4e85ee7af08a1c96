import { describe, expect, it } from 'vitest';
import { advanceStanding, NEW_STANDING, viewStanding } from './standing.ts';
import { DEFAULT_STANDING_RULES } from './standingRules.ts';
import { streakAfter, streakBonus } from './streak.ts';

describe('HOM-08: the streak', () => {
  it.each([
    [0, 'reduction', 1, 'grew'],
    [19, 'reduction', 20, 'grew'],
    [20, 'reduction', 21, 'grew'],
    [7, 'none', 7, 'kept'],
    [7, 'left', 0, 'ended'],
    [7, 'increase', 0, 'ended'],
    [20, 'increase', 0, 'ended'],
    [21, 'increase', 10, 'softened'],
    [40, 'left', 10, 'softened'],
    [0, 'increase', 0, 'kept'],
  ] as const)('%i events, then %s: %i (%s)', (before, event, streak, change) => {
    expect(streakAfter(before, event)).toEqual({ streak, change });
  });

  it.each([
    [0, 0],
    [1, 5],
    [11, 55],
    [20, 100],
    [21, 100],
    [400, 100],
  ])('%i events add %i hundredths', (streak, bonus) => {
    expect(streakBonus(streak)).toBe(bonus);
  });
});

describe('the standing', () => {
  it('follows from the events in their order', () => {
    const events = [
      { streakEvent: 'reduction', result: { reductionWh: 200, baselineWh: 1000 } },
      { streakEvent: 'none', result: { reductionWh: 10, baselineWh: 1000 } },
      { streakEvent: 'none', result: null },
      { streakEvent: 'reduction', result: { reductionWh: 500, baselineWh: 1000 } },
    ] as const;
    let standing = NEW_STANDING;
    for (const event of events) standing = advanceStanding(standing, event, DEFAULT_STANDING_RULES);
    expect(standing).toMatchObject({ recent: [5000, 100, 2000], streak: 2 });
    expect(viewStanding(standing, DEFAULT_STANDING_RULES)).toEqual({
      tier: 'Gold',
      meanReduction: 2367,
      multiplierHundredths: 150,
      streak: 2,
      bonusHundredths: 10,
    });
  });

  it('keeps the last five results only', () => {
    let standing = NEW_STANDING;
    for (const reductionWh of [1, 2, 3, 4, 5, 6]) {
      standing = advanceStanding(
        standing,
        { streakEvent: 'none', result: { reductionWh, baselineWh: 10_000 } },
        DEFAULT_STANDING_RULES,
      );
    }
    expect(standing.recent).toEqual([6, 5, 4, 3, 2]);
  });
});
