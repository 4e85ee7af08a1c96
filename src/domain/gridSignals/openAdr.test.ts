import { describe, expect, it } from 'vitest';
import { durationMs, durationText } from './duration.ts';
import { asksForLess, parseVtnEvent, gridWindows, type VtnEvent } from './openAdr.ts';

const HOUR = 3_600_000;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 6, 1, hour, minute));
const event = (more: Record<string, unknown>): VtnEvent => {
  const found = parseVtnEvent({
    id: 'event-1',
    modificationDateTime: '2026-06-30T12:00:00Z',
    programID: 'p',
    ...more,
  });
  if (found === null) throw new Error('This is no event.');
  return found;
};
const level = (value: number, intervalPeriod?: object) => ({
  id: 0,
  payloads: [{ type: 'SIMPLE', values: [value] }],
  ...(intervalPeriod ? { intervalPeriod } : {}),
});
const from18 = { start: '2026-07-01T18:00:00Z', duration: 'PT1H' };

describe('a length of time', () => {
  it.each([
    ['PT1H', HOUR],
    ['PT90M', 1.5 * HOUR],
    ['P1DT2H', 26 * HOUR],
    ['PT0.5S', 500],
    ['P9999Y', Infinity],
    ['PT0S', 0],
    ['-PT1H', null],
    ['P', null],
    ['an hour', null],
  ])('%s is %s', (text, ms) => {
    expect(durationMs(text)).toBe(ms);
  });

  it.each([
    [HOUR, 'PT1H'],
    [1.5 * HOUR, 'PT1H30M'],
    [61_000, 'PT1M1S'],
    [0, 'PT0S'],
  ])('%i is %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('which payloads ask homes to use less', () => {
  it.each([
    ['SIMPLE', 0, false],
    ['SIMPLE', 1, true],
    ['SIMPLE', 3, true],
    ['CONTROL_LEVEL_OFFSET', 2, true],
    ['CONTROL_LEVEL_OFFSET', -2, false],
    ['CONTROL_LEVEL_OFFSET_PERCENT', -0.5, true],
    ['CONTROL_LEVEL_OFFSET_PERCENT', 0.5, false],
    ['DISPATCH_SETPOINT', 0, true],
    ['DISPATCH_SETPOINT_RELATIVE', 0, false],
    ['DISPATCH_SETPOINT_RELATIVE', 5, true],
    ['ALERT_GRID_EMERGENCY', 'the line is down', true],
    ['ALERT_FLEX_ALERT', 'please', true],
    ['ALERT_FREEZING', 'cold', false],
    ['PRICE', 9.5, false],
    ['GHG', 400, false],
    ['SIMPLE', 'much', false],
    ['MADE_UP', 1, false],
  ])('%s %s: %s', (type, value, asks) => {
    expect(asksForLess({ type, values: [value] })).toBe(asks);
  });
});

describe('the windows of an event of OpenADR 3.1', () => {
  it.each([
    ['one interval', { intervalPeriod: from18, intervals: [level(2)] }, [[at(18), at(19)]]],
    ['neighbours are one', { intervalPeriod: from18, intervals: [level(1), level(3)] }, [[at(18), at(20)]]],
    [
      'normal in between parts them',
      { intervalPeriod: from18, intervals: [level(1), level(0), level(1)] },
      [
        [at(18), at(19)],
        [at(20), at(21)],
      ],
    ],
    [
      'normal at the beginning',
      { intervalPeriod: from18, intervals: [level(0), level(1)] },
      [[at(19), at(20)]],
    ],
    [
      'intervals with times of their own',
      { intervals: [level(1, from18), level(1, { start: '2026-07-01T21:00:00Z', duration: 'PT30M' })] },
      [
        [at(18), at(19)],
        [at(21), at(21, 30)],
      ],
    ],
    [
      'cut off by the length of the event',
      { duration: 'PT90M', intervalPeriod: from18, intervals: [level(1), level(1)] },
      [[at(18), at(19, 30)]],
    ],
    [
      'come again over the length of the event',
      { duration: 'PT4H', intervalPeriod: from18, intervals: [level(1), level(0)] },
      [
        [at(18), at(19)],
        [at(20), at(21)],
      ],
    ],
    [
      'a price is no order',
      { intervalPeriod: from18, intervals: [{ id: 0, payloads: [{ type: 'PRICE', values: [1] }] }] },
      [],
    ],
    ['no intervals, but times', { intervalPeriod: from18 }, [[at(18), at(19)]]],
    ['nothing at all', {}, []],
  ])('%s', (_, given, expected) => {
    expect(gridWindows(event(given)).map(({ start, end }) => [start, end])).toEqual(expected);
  });

  it('begin now where the start is the year 1, and have no end where it lasts 9999 years', () => {
    expect(
      gridWindows(
        event({ intervalPeriod: { start: '0001-01-01T00:00:00Z', duration: 'PT1H' }, intervals: [level(1)] }),
      ),
    ).toEqual([{ start: null, end: null, lastsMs: HOUR }]);
    expect(
      gridWindows(
        event({ intervalPeriod: { start: '0001-01-01', duration: 'P9999Y' }, intervals: [level(1)] }),
      ),
    ).toEqual([{ start: null, end: null, lastsMs: null }]);
    expect(
      gridWindows(event({ intervalPeriod: { start: '2026-07-01T18:00:00Z' }, intervals: [level(1)] })),
    ).toEqual([{ start: at(18), end: null, lastsMs: null }]);
  });

  it("don't loop forever over an event that repeats every second for a year", () => {
    expect(
      gridWindows(
        event({
          duration: 'P1Y',
          intervalPeriod: { start: '2026-07-01T18:00:00Z', duration: 'PT1S' },
          intervals: [level(1), level(0)],
        }),
      ).length,
    ).toBeLessThanOrEqual(500);
  });
});

describe('invalid events', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['no id', { modificationDateTime: '2026-06-30T12:00:00Z' }],
    ['an id that is an address', { id: '../reports', modificationDateTime: '2026-06-30T12:00:00Z' }],
    ['no time of change', { id: 'a' }],
    [
      'a start that is none',
      { id: 'a', modificationDateTime: '2026-06-30T12:00:00Z', intervalPeriod: { start: 'soon' } },
    ],
    [
      'intervals without payloads',
      { id: 'a', modificationDateTime: '2026-06-30T12:00:00Z', intervals: [{ id: 0 }] },
    ],
    [
      'too many intervals',
      {
        id: 'a',
        modificationDateTime: '2026-06-30T12:00:00Z',
        intervals: Array.from({ length: 1_001 }, () => level(1)),
      },
    ],
  ])('%s', (_, value) => {
    expect(parseVtnEvent(value)).toBeNull();
  });

  it('sorts the more urgent first, and those without a priority last', () => {
    expect(
      [event({ priority: 3 }).priority, event({}).priority, event({ priority: 0 }).priority].sort(
        (a, b) => a - b,
      ),
    ).toEqual([0, 3, Infinity]);
  });
});
