import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../tests/support/readCalendar.ts';
import { calendarFile, type CalendarEntry } from './calendarFile.ts';

const entry: CalendarEntry = {
  id: '0190a1b2-0000-7000-8000-0000000000e1',
  // 18:00 to 19:00 in Los Angeles on the day after the clocks went forward.
  start: new Date('2026-03-10T01:00:00Z'),
  end: new Date('2026-03-10T02:00:00.000Z'),
  title: 'OhmHour',
  text: 'Use less electricity.',
  link: 'https://app.ebbwatt.example/events/1',
  cancelled: false,
  version: 3,
  changedAt: new Date('2026-03-01T20:00:00.123Z'),
};
const fileOf = (more: Partial<CalendarEntry>, name: string | null = null) =>
  calendarFile({ product: 'Ebbwatt', locale: 'en-US', name, entries: [{ ...entry, ...more }] });

describe('the calendar file of an event', () => {
  it('has the lines of RFC 5545', () => {
    expect(fileOf({}).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Ebbwatt//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:0190a1b2-0000-7000-8000-0000000000e1',
      'DTSTAMP:20260301T200000Z',
      'DTSTART:20260310T010000Z',
      'DTEND:20260310T020000Z',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'SUMMARY:OhmHour',
      'DESCRIPTION:Use less electricity.',
      'URL:https://app.ebbwatt.example/events/1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says that it was called off', () => {
    expect(readCalendar(fileOf({ cancelled: true })).events).toMatchObject([{ STATUS: 'CANCELLED' }]);
  });

  it.each([
    'Save, earn; repeat\\now',
    'Two\nlines\r\nand three',
    'Événement : l’heure d’énergie, chauffage et climatisation – à vous de jouer ⚡️'.repeat(5),
    'BEGIN:VEVENT\nEND:VEVENT',
    '😀'.repeat(60),
  ])('keeps any text whole, in lines of at most 75 bytes: %j', (text) => {
    const file = fileOf({ text, title: text });
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(readCalendar(file).events).toEqual([
      expect.objectContaining({
        SUMMARY: text.replaceAll('\r\n', '\n'),
        DESCRIPTION: text.replaceAll('\r\n', '\n'),
      }),
    ]);
  });

  it('leaves out control characters, which would break the file', () => {
    expect(readCalendar(fileOf({ title: 'A\u0000B\u0007C\u007F' })).events).toMatchObject([
      { SUMMARY: 'ABC' },
    ]);
  });

  it('has a name, and how often to look again, if it is all of them', () => {
    expect(readCalendar(fileOf({}, 'Ebbwatt, your events')).properties).toMatchObject({
      NAME: 'Ebbwatt, your events',
      'X-WR-CALNAME': 'Ebbwatt, your events',
      'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H',
    });
  });
});
