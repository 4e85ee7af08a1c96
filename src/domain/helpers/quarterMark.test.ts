import { describe, expect, it } from 'vitest';
import { msToNextQuarterMark, QUARTER_MARKS, QUARTER_MS } from './quarterMark.ts';

describe('the next quarter-hour mark', () => {
  it('CON-23: marks 5, 20, 35, 50, at most 900000 ms away', () => {
    expect(QUARTER_MARKS).toEqual([5, 20, 35, 50]);
    expect(QUARTER_MS).toBe(900_000);
  });

  it.each([
    ['10:00:00.000', 300_000],
    ['10:06:00.000', 840_000],
    ['10:19:59.999', 1],
    ['10:34:00.000', 60_000],
    ['10:52:00.000', 780_000],
    ['23:59:30.000', 330_000],
    ['10:05:00.000', 900_000],
    ['10:50:00.000', 900_000],
  ])('HLP-01, AMB-32: at %s it is %d ms away', (time, milliseconds) => {
    expect(msToNextQuarterMark(new Date(`2027-06-02T${time}Z`))).toBe(milliseconds);
  });

  it('HLP-01: falls on the same instant in every zone, also before 1970', () => {
    for (const at of ['2027-06-02T10:07:11Z', '1969-12-31T23:58:00Z']) {
      const now = new Date(at);
      const mark = new Date(now.getTime() + msToNextQuarterMark(now));
      for (const timeZone of [
        'America/Los_Angeles',
        'Australia/Darwin',
        'Australia/Eucla',
        'America/St_Johns',
      ]) {
        const minute = new Intl.DateTimeFormat('en-US', { timeZone, minute: 'numeric' }).format(mark);
        expect(QUARTER_MARKS).toContain(Number(minute));
      }
    }
  });
});
