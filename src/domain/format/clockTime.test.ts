import { describe, expect, it } from 'vitest';
import {
  clock24Text,
  clockRangeText,
  clockTimeText,
  formatClockRange,
  formatClockTime,
} from './clockTime.ts';

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

describe('times of day follow the locale', () => {
  it.each([
    [0, 5, 'en-US', '12:05\u00a0AM'],
    [12, 0, 'en-US', '12\u00a0PM'],
    [18, 0, 'en-US', '6\u00a0PM'],
    [18, 30, 'en-CA', '6:30\u00a0PM'],
    [18, 0, 'en-AU', '6\u00a0pm'],
    [9, 5, 'en-AU', '9:05\u00a0am'],
    [9, 5, 'fr-CA', '9\u00a0h\u00a005'],
    [18, 0, 'fr-CA', '18\u00a0h'],
    [18, 30, 'fr-CA', '18\u00a0h\u00a030'],
    [0, 0, 'fr-CA', '0\u00a0h'],
  ] as const)('%d h %d in %s is "%s"', (hour, minute, locale, text) => {
    expect(clockTimeText({ hour, minute }, locale)).toBe(text);
  });

  it.each([
    ['en-US', [18, 0], [19, 0], '6–7 PM', '6 to 7 PM'],
    ['en-CA', [18, 0], [19, 0], '6–7 PM', '6 to 7 PM'],
    ['en-AU', [18, 0], [19, 0], '6–7 pm', '6 to 7 pm'],
    ['fr-CA', [18, 0], [19, 0], '18 h – 19 h', '18 h à 19 h'],
    ['fr-CA', [18, 0], [19, 30], '18 h – 19 h 30', '18 h à 19 h 30'],
    ['en-US', [17, 30], [19, 0], '5:30–7 PM', '5:30 to 7 PM'],
    ['en-US', [11, 0], [13, 0], '11 AM–1 PM', '11 AM to 1 PM'],
    ['en-AU', [23, 0], [0, 30], '11 pm–12:30 am', '11 pm to 12:30 am'],
  ] as const)('in %s %j to %j is "%s", in a sentence "%s"', (locale, from, to, dash, words) => {
    const parts = ([hour, minute]: readonly [number, number]) => ({ hour, minute });
    expect(plain(clockRangeText(parts(from), parts(to), locale))).toBe(dash);
    expect(plain(clockRangeText(parts(from), parts(to), locale, 'words'))).toBe(words);
  });

  it.each([
    ['America/Los_Angeles', '5 PM', '5–6 PM'],
    ['Australia/Darwin', '10:30 AM', '10:30–11:30 AM'],
    ['UTC', '1 AM', '1–2 AM'],
  ])('reads an instant on the clock of %s', (zone, text, range) => {
    const at = new Date('2027-01-15T01:00:00Z');
    expect(plain(formatClockTime(at, zone))).toBe(text);
    expect(plain(formatClockRange(at, new Date('2027-01-15T02:00:00Z'), zone))).toBe(range);
  });

  it('staff have the 24-hour clock of their time fields', () => {
    expect(clock24Text({ hour: 0, minute: 5 })).toBe('00:05');
    expect(clock24Text({ hour: 18, minute: 0 })).toBe('18:00');
  });
});
