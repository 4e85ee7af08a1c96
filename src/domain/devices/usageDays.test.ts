import { expect, it } from 'vitest';
import { usageDays, useByDay } from './usageDays.ts';

const hours = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 3_600_000;

it.each([
  ['YESTERDAY', 'America/Los_Angeles', '2026-06-15T20:00:00Z', 1, '2026-06-14', 24],
  ['YESTERDAY', 'America/Los_Angeles', '2026-06-15T06:59:59Z', 1, '2026-06-13', 24],
  ['YESTERDAY', 'America/Los_Angeles', '2026-03-09T20:00:00Z', 1, '2026-03-08', 23],
  ['YESTERDAY', 'America/Los_Angeles', '2026-11-02T20:00:00Z', 1, '2026-11-01', 25],
  ['YESTERDAY', 'Australia/Lord_Howe', '2026-04-06T00:00:00Z', 1, '2026-04-05', 24.5],
  ['PREVIOUS_WEEK', 'Australia/Sydney', '2026-04-08T00:00:00Z', 7, '2026-04-01', 169],
  ['MONTHLY', 'America/Toronto', '2026-03-02T15:00:00Z', 30, '2026-01-31', 720],
] as const)(
  'DEV-15: %s in %s at %s is %i days from %s, %s hours',
  (period, zone, now, count, first, length) => {
    const { dates, from, to } = usageDays(period, zone, new Date(now));
    expect([dates.length, dates[0], hours(from.toISOString(), to.toISOString())]).toEqual([
      count,
      first,
      length,
    ]);
  },
);

it('adds up hours by the day they begin in, and keeps unknown days unknown', () => {
  const hour = (at: string, wattHours: number) => ({ hourStart: new Date(at), wattHours });
  const found = useByDay(
    'America/Los_Angeles',
    ['2026-06-13', '2026-06-14', '2026-06-15'],
    [
      hour('2026-06-14T06:00:00Z', 5),
      hour('2026-06-14T07:00:00Z', 10),
      hour('2026-06-15T06:00:00Z', 20),
      hour('2026-06-10T06:00:00Z', 99),
    ],
  );
  expect(found).toEqual([
    { date: '2026-06-13', wattHours: 5 },
    { date: '2026-06-14', wattHours: 30 },
    { date: '2026-06-15', wattHours: null },
  ]);
});
