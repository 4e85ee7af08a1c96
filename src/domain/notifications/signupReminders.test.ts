import { describe, expect, it } from 'vitest';
import { reminderDue } from './signupReminders.ts';

describe('a reminder of an unfinished sign-up', () => {
  const lastStep = Date.parse('2026-06-15T20:00:00Z');
  it.each([
    ['the same day', '2026-06-16T19:59:59Z', null],
    ['a day later', '2026-06-16T20:00:00Z', 1],
    ['at night', '2026-06-17T10:00:00Z', null],
    ['the next morning at nine', '2026-06-17T16:00:00Z', 1],
    ['three days later', '2026-06-18T20:00:00Z', 2],
    ['in the evening', '2026-06-19T03:00:00Z', null],
    ['after a week', '2026-06-22T20:00:00Z', null],
  ])('%s', (_name, now, reminder) => {
    expect(reminderDue(lastStep, new Date(now), 'America/Los_Angeles')).toBe(reminder);
  });
});
