import { describe, expect, it } from 'vitest';
import { closesAt, nextChange, notBefore, statusAt } from './status.ts';

const EVENT = {
  start: new Date('2026-03-03T18:00:00Z'),
  end: new Date('2026-03-03T19:00:00Z'),
  cancelled: false,
  restatementDays: 21,
};

describe('the status of an event', () => {
  it.each([
    ['2026-03-03T17:59:59Z', 'SCHEDULED'],
    ['2026-03-03T18:00:00Z', 'ACTIVE'],
    ['2026-03-03T18:59:59Z', 'ACTIVE'],
    ['2026-03-03T19:00:00Z', 'ENDED'],
    ['2026-03-24T18:59:59Z', 'ENDED'],
    ['2026-03-24T19:00:00Z', 'CLOSED'],
  ] as const)('at %s it is %s', (now, status) => {
    expect(statusAt(EVENT, new Date(now))).toBe(status);
    expect(statusAt({ ...EVENT, cancelled: true }, new Date(now))).toBe('CANCELLED');
  });

  it.each([
    [0, '2026-03-03T19:00:00Z'],
    [1, '2026-03-04T19:00:00Z'],
    // Days have 24 hours: clocks go forward on March 8 in the United States.
    [21, '2026-03-24T19:00:00Z'],
  ])('closes %s days after its end, whenever it starts and whether or not it is canceled', (days, closes) => {
    const event = { ...EVENT, restatementDays: days };
    expect(closesAt(event)).toEqual(new Date(closes));
    expect(closesAt({ ...event, start: new Date('2026-03-01T00:00:00Z'), cancelled: true })).toEqual(
      new Date(closes),
    );
  });

  it.each([
    ['SCHEDULED', '2026-03-03T17:00:00Z', '2026-03-03T17:00:00Z'],
    ['ACTIVE', '2026-03-03T17:10:00Z', '2026-03-03T18:00:00Z'],
    ['ACTIVE', '2026-03-03T18:10:00Z', '2026-03-03T18:10:00Z'],
    ['ENDED', '2026-03-03T18:10:00Z', '2026-03-03T19:00:00Z'],
    ['CLOSED', '2026-03-03T18:10:00Z', '2026-03-03T19:00:00Z'],
    ['CANCELLED', '2026-03-03T17:00:00Z', '2026-03-03T17:00:00Z'],
  ] as const)('once %s, treats a clock at %s as %s', (stored, now, taken) => {
    expect(notBefore(EVENT, stored, new Date(now))).toEqual(new Date(taken));
  });

  it.each([
    ['SCHEDULED', { status: 'ACTIVE', at: EVENT.start }],
    ['ACTIVE', { status: 'ENDED', at: EVENT.end }],
    ['ENDED', { status: 'CLOSED', at: new Date('2026-03-24T19:00:00Z') }],
    ['CLOSED', null],
    ['CANCELLED', null],
  ] as const)('takes one step after %s, however late it is', (stored, next) => {
    expect(nextChange(EVENT, stored)).toEqual(next);
  });
});
