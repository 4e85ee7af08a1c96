import { describe, expect, it } from 'vitest';
import { clockRangeText, clockTimeText, formatClockTime } from './clockTime.ts';

describe('times on the clock', () => {
  it.each([
    [0, 5, 'en-US', 'h23', '00:05'],
    [18, 0, 'en-AU', 'h23', '18:00'],
    [0, 5, 'en-US', 'h12', '12:05\u00a0AM'],
    [12, 0, 'en-US', 'h12', '12:00\u00a0PM'],
    [18, 30, 'en-CA', 'h12', '6:30\u00a0PM'],
    [9, 5, 'fr-CA', 'h12', '9\u00a0h\u00a005'],
    [18, 0, 'fr-CA', 'h23', '18\u00a0h'],
    [18, 30, 'fr-CA', 'h23', '18\u00a0h\u00a030'],
    [0, 0, 'fr-CA', 'h23', '0\u00a0h'],
  ] as const)('%d h %d in %s by %s is "%s"', (hour, minute, locale, style, text) => {
    expect(clockTimeText({ hour, minute }, locale, style)).toBe(text);
  });

  it.each([
    ['en-US', '18:00', '19:00', '18:00–19:00'],
    ['en-CA', '18:00', '19:00', '18:00–19:00'],
    ['fr-CA', '18\u00a0h', '19\u00a0h\u00a030', '18\u00a0h à 19\u00a0h\u00a030'],
  ] as const)('in %s %s to %s is "%s"', (locale, start, end, text) => {
    expect(clockRangeText(start, end, locale)).toBe(text);
  });

  it.each([
    ['America/Los_Angeles', '17:00'],
    ['Australia/Darwin', '10:30'],
    ['UTC', '01:00'],
  ])('reads an instant on the clock of %s', (zone, text) => {
    expect(formatClockTime(new Date('2027-01-15T01:00:00Z'), zone)).toBe(text);
  });
});
