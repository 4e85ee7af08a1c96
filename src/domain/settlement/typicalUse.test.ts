import { describe, expect, it } from 'vitest';
import { baselineCalendar } from './calendar.ts';
import { createMeter, rulesFor, TUESDAY, ZONE } from '../../../tests/support/testHousehold.ts';
import { typicalUse } from './typicalUse.ts';
import { seriesSource } from './windowSource.ts';

const calendar = baselineCalendar({ start: TUESDAY, end: TUESDAY + 3600 }, ZONE, rulesFor());
const EVENING = 18 * 3600;

describe("typical use of a home in an event's window", () => {
  it('is the mean of the latest ten days of the same type', () => {
    const home = createMeter(
      { use: (date, second) => (second === EVENING ? (date >= '2026-02-23' ? 1000 : 400) : 50) },
      TUESDAY,
    );
    // Monday the 2nd of March, five days of the week before, and four of the week before that (the Monday is a holiday).
    expect(typicalUse(calendar, home)).toBe(Math.round((6 * 1000 + 4 * 400) / 10));
  });

  it('skips days without readings', () => {
    const home = createMeter(
      { use: (date, second) => (second === EVENING ? (date === '2026-03-02' ? null : 700) : 50) },
      TUESDAY,
    );
    expect(typicalUse(calendar, home)).toBe(700);
  });

  it('is unknown without readings', () => {
    expect(
      typicalUse(calendar, seriesSource({ start: 0, intervalSeconds: 3600, provenance: 'utility', mWh: [] })),
    ).toBe(null);
  });
});
