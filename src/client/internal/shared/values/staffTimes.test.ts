import { describe, expect, it } from 'vitest';
import { readInstant, readWindow, typedInstant, typedWindow } from './staffTimes.ts';

const LA = 'America/Los_Angeles';

describe('a window as staff type it', () => {
  it.each([
    [
      'a summer evening',
      '2026-06-15',
      '18:00',
      '19:00',
      LA,
      '2026-06-16T01:00:00.000Z',
      '2026-06-16T02:00:00.000Z',
      false,
    ],
    [
      'a zone that is off by half an hour',
      '2026-06-15',
      '18:00',
      '19:30',
      'Australia/Adelaide',
      '2026-06-15T08:30:00.000Z',
      '2026-06-15T10:00:00.000Z',
      false,
    ],
    [
      'an end after midnight',
      '2026-06-15',
      '23:00',
      '00:30',
      LA,
      '2026-06-16T06:00:00.000Z',
      '2026-06-16T07:30:00.000Z',
      true,
    ],
    [
      'a time that comes twice: its first coming',
      '2026-11-01',
      '01:30',
      '03:00',
      LA,
      '2026-11-01T08:30:00.000Z',
      '2026-11-01T11:00:00.000Z',
      false,
    ],
  ])(
    'is read by the wall clock of the program: %s',
    (_what, date, start, end, zone, startAt, endAt, endsNextDay) => {
      expect(readWindow({ date, start, end }, zone)).toEqual({ kind: 'window', startAt, endAt, endsNextDay });
      if (!endsNextDay) expect(typedWindow(startAt, endAt, zone)).toEqual({ date, start, end });
    },
  );

  it('is refused where the clock skips a time', () => {
    expect(readWindow({ date: '2026-03-08', start: '02:30', end: '04:00' }, LA)).toEqual({
      kind: 'skipped',
      field: 'start',
    });
    expect(readWindow({ date: '2026-03-08', start: '01:00', end: '02:30' }, LA)).toEqual({
      kind: 'skipped',
      field: 'end',
    });
  });

  it.each([
    ['', '18:00', '19:00'],
    ['2026-06-15', '', '19:00'],
    ['2026-06-15', '18:00', '25:00'],
  ])('is not complete: %s %s %s', (date, start, end) => {
    expect(readWindow({ date, start, end }, LA)).toEqual({ kind: 'incomplete' });
  });
});

describe('an instant as staff type it', () => {
  it('is read as local time, and shown as typed', () => {
    expect(readInstant('2026-06-15T18:00', LA)).toBe('2026-06-16T01:00:00.000Z');
    expect(typedInstant('2026-06-16T01:00:00Z', LA)).toBe('2026-06-15T18:00');
  });

  it('is null when the clock skips it or it is incomplete', () => {
    expect(readInstant('2026-03-08T02:30', LA)).toBe(null);
    expect(readInstant('', LA)).toBe(null);
  });
});
