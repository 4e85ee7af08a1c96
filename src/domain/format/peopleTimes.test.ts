import { describe, expect, it } from 'vitest';
import { peopleTimes } from './peopleTimes.ts';

const zone = 'America/Los_Angeles';

/** 18:00 to 19:00 in Los Angeles, shown on 1 June 2027 (a Tuesday) at 17:55 there. */
function timesOf(start: string, end: string, now = '2027-06-02T00:55:00Z', timeZone = zone) {
  return peopleTimes({ start: new Date(start), end: new Date(end), now: new Date(now), timeZone });
}

describe("people's times", () => {
  it.each([
    ['the same evening', '2027-06-02T01:00:00Z', '2027-06-02T02:00:00Z', 'today'],
    ['the evening after', '2027-06-03T01:00:00Z', '2027-06-03T02:00:00Z', 'tomorrow'],
    ['the evening before', '2027-06-01T01:00:00Z', '2027-06-01T02:00:00Z', 'yesterday'],
    ['two days ahead', '2027-06-04T01:00:00Z', '2027-06-04T02:00:00Z', 'weekday Thursday'],
    ['six days ahead', '2027-06-08T01:00:00Z', '2027-06-08T02:00:00Z', 'weekday Monday'],
    ['a week ahead', '2027-06-09T01:00:00Z', '2027-06-09T02:00:00Z', 'date June 8'],
    ['two days ago', '2027-05-31T01:00:00Z', '2027-05-31T02:00:00Z', 'date May 30'],
    ['last year', '2026-06-02T01:00:00Z', '2026-06-02T02:00:00Z', 'date June 1, 2026'],
  ])('an event of %s', (_when, start, end, text) => {
    const { dayWord, day, ...clock } = timesOf(start, end);
    expect([dayWord, day].filter((part) => part !== null).join(' ')).toBe(text);
    expect(clock).toEqual({ start: '18:00', end: '19:00', endsOnLaterDay: false });
  });

  it("counts days in the home's zone, not in UTC or the reader's", () => {
    const start = '2027-06-01T23:30:00Z';
    const end = '2027-06-02T00:30:00Z';
    const now = '2027-06-02T00:10:00Z';
    expect(timesOf(start, end, now, 'America/Los_Angeles').dayWord).toBe('today');
    expect(timesOf(start, end, now, 'UTC').dayWord).toBe('yesterday');
  });

  it('counts calendar days across a day of 23 hours', () => {
    // Clocks went forward in Los Angeles on 14 March 2027; 25 hours lie between, yet it is the day after.
    const times = timesOf('2027-03-15T01:00:00Z', '2027-03-15T02:00:00Z', '2027-03-14T07:59:00Z');
    expect(times).toMatchObject({ dayWord: 'tomorrow', start: '18:00', end: '19:00' });
  });

  it('an end at midnight belongs to the day, a later one does not', () => {
    expect(timesOf('2027-06-02T06:00:00Z', '2027-06-02T07:00:00Z')).toMatchObject({
      end: '00:00',
      endsOnLaterDay: false,
    });
    expect(timesOf('2027-06-02T06:00:00Z', '2027-06-02T07:15:00Z')).toMatchObject({
      end: '00:15',
      endsOnLaterDay: true,
    });
  });

  it('gives French its own day and times', () => {
    const times = peopleTimes({
      start: new Date('2027-06-03T22:00:00Z'),
      end: new Date('2027-06-03T23:00:00Z'),
      now: new Date('2027-06-01T12:00:00Z'),
      timeZone: 'America/Toronto',
      locale: 'fr-CA',
    });
    expect(times).toMatchObject({ dayWord: 'weekday', day: 'jeudi', start: '18\u00a0h', end: '19\u00a0h' });
  });

  it('can say 12 hours', () => {
    const times = peopleTimes({
      start: new Date('2027-06-02T01:00:00Z'),
      end: new Date('2027-06-02T02:30:00Z'),
      now: new Date('2027-06-02T00:55:00Z'),
      timeZone: zone,
      hours: 'h12',
    });
    expect(times).toMatchObject({ start: '6:00\u00a0PM', end: '7:30\u00a0PM' });
  });
});
