import { describe, expect, it } from 'vitest';
import { EVENING_WINDOW, nextWindow, latestEventWindow } from './accuracyWindow.ts';
import { at, rulesFor } from '../../../tests/support/testHousehold.ts';

const rules = rulesFor();

describe("the window for measuring a program's accuracy", () => {
  it.each([
    ['a Tuesday: the same evening', at(2026, 3, 3, 9), 'weekday', at(2026, 3, 3, 18)],
    ['a Saturday: the next Monday', at(2026, 2, 28, 9), 'weekday', at(2026, 3, 2, 18)],
    ['a Tuesday, for weekends: the next Saturday', at(2026, 3, 3, 9), 'other', at(2026, 3, 7, 18)],
    ['before a holiday: it is like a weekend', at(2026, 2, 16, 9), 'other', at(2026, 2, 16, 18)],
    ['a holiday, for weekdays: the day after', at(2026, 2, 16, 9), 'weekday', at(2026, 2, 17, 18)],
    ['on the day that the clock changes: still 18:00', at(2026, 3, 8, 1), 'other', at(2026, 3, 8, 18)],
  ] as const)('%s', (_name, now, dayType, start) => {
    expect(nextWindow(EVENING_WINDOW, dayType, rules, now)).toEqual({ start, end: start + 3600 });
  });

  it('uses the local hours of the latest event', () => {
    const start = at(2026, 7, 1, 17, 30);
    const window = latestEventWindow(
      { start, end: start + 5400 },
      rulesFor({ settlementIntervalMinutes: 30 }),
    );
    expect(window).toEqual({ second: 17.5 * 3600, seconds: 5400 });
    expect(nextWindow(window, 'weekday', rules, at(2026, 12, 1, 3)).start).toBe(at(2026, 12, 1, 17, 30));
  });

  it("falls back to the evening without an event, or if the event is off the program's current intervals", () => {
    const start = at(2026, 7, 1, 17, 30);
    expect(latestEventWindow(null, rules)).toEqual(EVENING_WINDOW);
    expect(
      latestEventWindow({ start, end: start + 3600 }, rulesFor({ settlementIntervalMinutes: 60 })),
    ).toEqual(EVENING_WINDOW);
    expect(
      latestEventWindow({ start: start - 1800, end: start }, rulesFor({ settlementIntervalMinutes: 60 })),
    ).toEqual(EVENING_WINDOW);
  });
});
