import { describe, expect, it } from 'vitest';
import { weekDue } from './weeklyEnergy.ts';

describe("the weekly summary is due by the home's clock", () => {
  it.each([
    [
      'on Monday at nine, if the week is complete',
      '2026-06-08T16:00:00Z',
      'America/Los_Angeles',
      { monday: '2026-06-01', waitsForAll: true },
    ],
    ['not before', '2026-06-08T15:59:59Z', 'America/Los_Angeles', null],
    [
      'on Tuesday with the days there are',
      '2026-06-09T16:00:00Z',
      'America/Los_Angeles',
      { monday: '2026-06-01', waitsForAll: false },
    ],
    ['not in the evening', '2026-06-10T03:00:00Z', 'America/Los_Angeles', null],
    ['not on Wednesday', '2026-06-10T18:00:00Z', 'America/Los_Angeles', null],
    [
      'on Monday elsewhere',
      '2026-06-07T23:00:00Z',
      'Australia/Sydney',
      { monday: '2026-06-01', waitsForAll: true },
    ],
  ])('%s', (_name, now, zone, due) => {
    expect(weekDue(new Date(now), zone)).toEqual(due);
  });
});
