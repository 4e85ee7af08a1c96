import { describe, expect, it } from 'vitest';
import { programRules } from './rules.ts';
import type { ProgramRules } from './rules.ts';
import { validateProgramRules } from './validate.ts';

const rules = (given: Partial<ProgramRules> = {}) => programRules({ zone: 'America/Toronto', country: 'CA', ...given });

describe('the rules of a program', () => {
  it('have the defaults of the decisions', () => {
    expect(rules()).toMatchObject({
      settlementIntervalMinutes: 15, baselineRule: 'ten-of-ten', lookBackDays: 45, eligibleDays: { weekday: 10, other: 4 }, minimumDays: { weekday: 5, other: 2 },
      sameDayAdjustment: false, pointsPerKwh: 100, deadBandPercent: 5, participationPoints: 5, budgetPoints: null, eventsPerDay: 1, eventsPerWeek: 4,
      payFromUploads: false, netMonthly: false, restatementDays: 21,
    });
  });

  it('look back 60 days by the GB rule, unless the program says otherwise', () => {
    expect(rules({ baselineRule: 'gb-bl01' }).lookBackDays).toBe(60);
    expect(rules({ baselineRule: 'gb-bl01', lookBackDays: 50 }).lookBackDays).toBe(50);
  });

  it.each(['ten-of-ten', 'highest-five-of-ten', 'gb-bl01'] as const)('are sound by default: %s', (baselineRule) => {
    expect(validateProgramRules(rules({ baselineRule }))).toEqual([]);
  });

  it.each([
    [{ pointsPerKwh: -1 }, 'pointsPerKwh', 'Points per kilowatt-hour must be a whole number from 0 to 10,000.'],
    [{ pointsPerKwh: 12.5 }, 'pointsPerKwh', 'Points per kilowatt-hour must be a whole number from 0 to 10,000.'],
    [{ pointsPerKwh: Number.NaN }, 'pointsPerKwh', 'Points per kilowatt-hour must be a whole number from 0 to 10,000.'],
    [{ deadBandPercent: 101 }, 'deadBandPercent', 'The dead band, in percent, must be a whole number from 0 to 100.'],
    [{ budgetPoints: -5 }, 'budgetPoints', 'The budget in points must be a whole number from 0 to 1,000,000,000,000.'],
    [{ eventsPerDay: 0 }, 'eventsPerDay', 'The limit of events a day must be a whole number from 1 to 24.'],
    [{ settlementIntervalMinutes: 20 as 15 }, 'settlementIntervalMinutes', 'The settlement interval must be 15, 30 or 60 minutes.'],
    [{ baselineRule: 'guess' as 'ten-of-ten' }, 'baselineRule', 'The baseline rule must be one of ten-of-ten, highest-five-of-ten, gb-bl01.'],
    [{ zone: 'Mars/Olympus' }, 'zone', '"Mars/Olympus" is not a time zone, such as America/Los_Angeles.'],
    [{ country: 'XX' as 'US' }, 'country', 'The country must be one of US, CA, AU.'],
    [{ extraHolidays: ['9 March'] }, 'extraHolidays', '"9 March" is not a date, such as 2026-03-09.'],
    [{ minimumDays: { weekday: 11, other: 2 } }, 'minimumDays.weekday', 'The least number of weekdays cannot be above the number that is used.'],
    [{ adjustmentToHours: 4 }, 'adjustmentToHours', 'The adjustment hours must end after they start.'],
    [{ eventsPerDay: 5 }, 'eventsPerWeek', 'The limit of events a week cannot be below the limit a day.'],
    [{ noiseMinimumDays: 11 }, 'noiseMinimumDays', 'The least number of days for the error cannot be above the number that is used.'],
    [{ highestTake: { weekday: 11, other: 3 } }, 'highestTake.weekday', 'The highest weekdays cannot be more than there are to choose from.'],
  ] as const)('%j: %s', (given, field, sentence) => {
    expect(validateProgramRules(rules(given))).toEqual([{ field, sentence }]);
  });

  it('name every problem at once', () => {
    expect(validateProgramRules(rules({ lookBackDays: 3, participationPoints: -1 })).map(({ field }) => field)).toEqual(['lookBackDays', 'participationPoints']);
  });
});
