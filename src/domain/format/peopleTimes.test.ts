import { describe, expect, it } from 'vitest';
import { peopleTimes, sentDay } from './peopleTimes.ts';

const zone = 'America/Los_Angeles';

/** 18:00 to 19:00 in Los Angeles, shown on 1 June 2027 (a Tuesday) at 17:55 there. */
function showTimes(start: string, end: string, now = '2027-06-02T00:55:00Z', timeZone = zone) {
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
    ['two days ago', '2027-05-31T01:00:00Z', '2027-05-31T02:00:00Z', 'weekday Sunday'],
    ['six days ago', '2027-05-27T01:00:00Z', '2027-05-27T02:00:00Z', 'weekday Wednesday'],
    ['a week ago', '2027-05-26T01:00:00Z', '2027-05-26T02:00:00Z', 'date May 25'],
    ['last year', '2026-06-02T01:00:00Z', '2026-06-02T02:00:00Z', 'date June 1, 2026'],
  ])('an event of %s', (_when, start, end, text) => {
    const { dayWord, day, hours } = showTimes(start, end);
    expect([dayWord, day].filter((part) => part !== null).join(' ')).toBe(text);
    expect(hours).toBe('6–7\u00a0PM');
  });

  it("counts days in the home's zone, not in UTC or the reader's", () => {
    const start = '2027-06-01T23:30:00Z';
    const end = '2027-06-02T00:30:00Z';
    const now = '2027-06-02T00:10:00Z';
    expect(showTimes(start, end, now, 'America/Los_Angeles').dayWord).toBe('today');
    expect(showTimes(start, end, now, 'UTC').dayWord).toBe('yesterday');
  });

  it('counts calendar days across a day of 23 hours', () => {
    // Clocks went forward in Los Angeles on 14 March 2027; 25 hours lie between, yet it is the day after.
    const times = showTimes('2027-03-15T01:00:00Z', '2027-03-15T02:00:00Z', '2027-03-14T07:59:00Z');
    expect(times).toMatchObject({ dayWord: 'tomorrow', hours: '6–7\u00a0PM' });
  });

  it('gives French its own day and times', () => {
    const times = peopleTimes({
      start: new Date('2027-06-03T22:00:00Z'),
      end: new Date('2027-06-03T23:00:00Z'),
      now: new Date('2027-06-01T12:00:00Z'),
      timeZone: 'America/Toronto',
      locale: 'fr-CA',
    });
    expect(times).toMatchObject({
      dayWord: 'weekday',
      day: 'jeudi',
      hours: '18\u00a0h\u00a0–\u2060\u00a019\u00a0h',
    });
  });

  it.each([
    ['the same evening', '2027-06-02T01:00:00Z', 'Tuesday', 'mardi'],
    ['six days ahead', '2027-06-08T01:00:00Z', 'Monday', 'lundi'],
    ['three days ago', '2027-05-30T01:00:00Z', 'Saturday', 'samedi'],
    ['a week ahead', '2027-06-09T01:00:00Z', 'June 8', '8 juin'],
    ['last year', '2026-06-02T01:00:00Z', 'June 1, 2026', '1er juin 2026'],
  ])('a message never says "today": an event of %s is on "%s"', (_when, at, english, french) => {
    const now = new Date('2027-06-02T00:55:00Z');
    expect(sentDay(new Date(at), now, zone)).toMatchObject({ day: english });
    expect(sentDay(new Date(at), now, zone, 'fr-CA')).toMatchObject({ day: french });
  });
});
