import { describe, expect, it } from 'vitest';
import { quietUntil } from './quietHours.ts';

describe("quiet hours: 21 to 8 on the reader's wall clock", () => {
  it.each([
    ['just before nine in the evening', '2026-06-16T03:59:59Z', 'America/Los_Angeles', null],
    ['nine in the evening', '2026-06-16T04:00:00Z', 'America/Los_Angeles', '2026-06-16T15:00:00Z'],
    ['midnight', '2026-06-16T07:00:00Z', 'America/Los_Angeles', '2026-06-16T15:00:00Z'],
    [
      'just before eight in the morning',
      '2026-06-16T14:59:59Z',
      'America/Los_Angeles',
      '2026-06-16T15:00:00Z',
    ],
    ['eight in the morning', '2026-06-16T15:00:00Z', 'America/Los_Angeles', null],
    [
      'the night in which the clock goes forward',
      '2026-03-08T08:00:00Z',
      'America/Los_Angeles',
      '2026-03-08T15:00:00Z',
    ],
    [
      'the night in which the clock goes back',
      '2026-11-01T06:00:00Z',
      'America/Los_Angeles',
      '2026-11-01T16:00:00Z',
    ],
    ['the same instant elsewhere', '2026-06-16T04:00:00Z', 'Australia/Sydney', null],
  ])('%s', (_name, now, zone, until) => {
    expect(quietUntil(new Date(now), zone)?.toISOString().replace('.000Z', 'Z') ?? null).toBe(until);
  });
});
