import { describe, expect, it } from 'vitest';
import { programRules } from './rules.ts';
import type { ProgramRules } from './rules.ts';
import { validateProgramRules } from './validate.ts';

const rules = (given: Partial<ProgramRules> = {}) =>
  programRules({ zone: 'America/Toronto', country: 'CA', ...given });

describe('the rules of a program', () => {
  it('have the defaults of the decisions', () => {
    expect(rules()).toMatchObject({
      settlementIntervalMinutes: 15,
      baselineRule: 'ten-of-ten',
      lookBackDays: 45,
      eligibleDays: { weekday: 10, other: 4 },
      minimumDays: { weekday: 5, other: 2 },
      sameDayAdjustment: false,
      pointsPerKwh: 100,
      deadBandPercent: 5,
      participationPoints: 5,
      budgetPoints: null,
      eventsPerDay: 1,
      eventsPerWeek: 4,
      realTimePerDay: 2,
      realTimePerWeek: 6,
      missedStart: 'make-up',
      payFromUploads: false,
      netMonthly: false,
      restatementDays: 21,
    });
  });

  it('look back 60 days by the GB rule, unless the program says otherwise', () => {
    expect(rules({ baselineRule: 'gb-bl01' }).lookBackDays).toBe(60);
    expect(rules({ baselineRule: 'gb-bl01', lookBackDays: 50 }).lookBackDays).toBe(50);
  });

  it.each(['ten-of-ten', 'highest-five-of-ten', 'gb-bl01', 'blend'] as const)(
    'are valid by default: %s',
    (baselineRule) => {
      expect(validateProgramRules(rules({ baselineRule }))).toEqual([]);
    },
  );

  it.each([
    [
      { pointsPerKwh: -1 },
      'pointsPerKwh',
      'programs.rule.range',
      { rule: 'pointsPerKwh', from: 0, to: 10000 },
    ],
    [
      { pointsPerKwh: 12.5 },
      'pointsPerKwh',
      'programs.rule.range',
      { rule: 'pointsPerKwh', from: 0, to: 10000 },
    ],
    [
      { pointsPerKwh: Number.NaN },
      'pointsPerKwh',
      'programs.rule.range',
      { rule: 'pointsPerKwh', from: 0, to: 10000 },
    ],
    [
      { deadBandPercent: 101 },
      'deadBandPercent',
      'programs.rule.range',
      { rule: 'deadBandPercent', from: 0, to: 100 },
    ],
    [
      { budgetPoints: -5 },
      'budgetPoints',
      'programs.rule.range',
      { rule: 'budgetPoints', from: 0, to: 1000000000000 },
    ],
    [{ eventsPerDay: 0 }, 'eventsPerDay', 'programs.rule.range', { rule: 'eventsPerDay', from: 1, to: 24 }],
    [{ settlementIntervalMinutes: 20 as 15 }, 'settlementIntervalMinutes', 'programs.rule.interval', null],
    [
      { baselineRule: 'guess' as 'ten-of-ten' },
      'baselineRule',
      'programs.rule.baselineRule',
      { rules: 'ten-of-ten, highest-five-of-ten, gb-bl01, blend' },
    ],
    [{ zone: 'Mars/Olympus' }, 'zone', 'programs.rule.zone', { zone: 'Mars/Olympus' }],
    [{ country: 'XX' as 'US' }, 'country', 'programs.rule.country', { countries: 'US, CA, AU' }],
    [{ extraHolidays: ['9 March'] }, 'extraHolidays', 'programs.rule.holiday', { date: '9 March' }],
    [{ minimumDays: { weekday: 11, other: 2 } }, 'minimumDays.weekday', 'programs.rule.leastWeekdays', null],
    [{ postEventAdjustment: true }, 'postEventAdjustment', 'programs.rule.postEventAlone', null],
    [
      { baselineRule: 'blend', sameDayAdjustment: true },
      'sameDayAdjustment',
      'programs.rule.blendAdjusts',
      null,
    ],
    [{ baselineRule: 'blend', noiseDays: 4 }, 'noiseDays', 'programs.rule.blendDays', { days: 5 }],
    [
      { blendCapPercent: 101 },
      'blendCapPercent',
      'programs.rule.range',
      { rule: 'blendCapPercent', from: 0, to: 100 },
    ],
    [
      { postEventAdjustment: true, sameDayAdjustment: true, adjustmentMethod: 'additive' },
      'postEventAdjustment',
      'programs.rule.postEventAdditive',
      null,
    ],
    [{ postEventFromHours: 4 }, 'postEventToHours', 'programs.rule.postEventHours', null],
    [
      { weekendWeights: '50-30-20', highestTake: { weekday: 5, other: 4 } },
      'weekendWeights',
      'programs.rule.weightsOfThree',
      null,
    ],
    [
      { weekendWeights: '60-40' as 'equal' },
      'weekendWeights',
      'programs.rule.weekendWeights',
      { weights: 'equal, 50-30-20' },
    ],
    [
      { adjustmentMethod: 'guess' as 'ratio' },
      'adjustmentMethod',
      'programs.rule.adjustmentMethod',
      { methods: 'ratio, additive' },
    ],
    [
      { droppedHolidays: ['2026-02-17'] },
      'droppedHolidays',
      'programs.rule.noHoliday',
      { date: '2026-02-17' },
    ],
    [
      { droppedHolidays: ['2026-02-16'], extraHolidays: ['2026-02-16'] },
      'droppedHolidays',
      'programs.rule.holidayTwice',
      { date: '2026-02-16' },
    ],
    [{ extraHolidays: ['2026-02-30'] }, 'extraHolidays', 'programs.rule.holiday', { date: '2026-02-30' }],
    [{ adjustmentToHours: 4 }, 'adjustmentToHours', 'programs.rule.adjustmentHours', null],
    [{ eventsPerDay: 5 }, 'eventsPerWeek', 'programs.rule.weekBelowDay', null],
    [
      { realTimePerDay: 0 },
      'realTimePerDay',
      'programs.rule.range',
      { rule: 'realTimePerDay', from: 1, to: 24 },
    ],
    [{ realTimePerDay: 7 }, 'realTimePerWeek', 'programs.rule.weekBelowDay', null],
    [{ missedStart: 'forget' as 'make-up' }, 'missedStart', 'programs.rule.missedStart', null],
    [{ noiseMinimumDays: 11 }, 'noiseMinimumDays', 'programs.rule.leastNoiseDays', null],
    [
      { highestTake: { weekday: 11, other: 3 } },
      'highestTake.weekday',
      'programs.rule.highestWeekdays',
      null,
    ],
  ] as const)('%j: %s: %s', (given, field, id, values) => {
    expect(validateProgramRules(rules(given))).toEqual([
      { field, message: values === null ? { id } : { id, values } },
    ]);
  });

  it('name every problem at once', () => {
    expect(
      validateProgramRules(rules({ lookBackDays: 3, participationPoints: -1 })).map(({ field }) => field),
    ).toEqual(['lookBackDays', 'participationPoints']);
  });
});
