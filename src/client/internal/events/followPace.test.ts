import { describe, expect, it } from 'vitest';
import { fastestPace, followPace } from './followPace.ts';

const event = {
  status: 'SCHEDULED',
  startAt: '2026-07-01T18:00:00Z',
  endAt: '2026-07-01T19:00:00Z',
  pending: 0,
};

describe('the polling interval of an open staff event', () => {
  it.each<[string, Partial<typeof event>, string, number | null]>([
    ['an hour before: staff may still move it', {}, '17:00:00', 15_000],
    ['just before its start: right after it', {}, '17:59:55', 6_000],
    ['due to start, not started yet', {}, '18:00:01', 2_000],
    ['while it runs', { status: 'ACTIVE' }, '18:30:00', 4_000],
    ['due to end, not ended yet', { status: 'ACTIVE' }, '19:00:01', 2_000],
    ['while results come in', { status: 'ENDED', pending: 3 }, '19:10:00', 15_000],
    ['while results wait for meters', { status: 'ENDED', pending: 3 }, '23:00:00', 60_000],
    ['settled: late readings may change it', { status: 'ENDED' }, '19:10:00', 60_000],
    ['closed', { status: 'CLOSED' }, '23:00:00', null],
    ['called off', { status: 'CANCELLED' }, '18:30:00', null],
  ])('%s', (_when, more, time, ms) => {
    expect(followPace({ ...event, ...more }, Date.parse(`2026-07-01T${time}Z`))).toBe(ms);
  });
});

it('a page of several events goes on while one of them can change, at the pace of the fastest', () => {
  const now = Date.parse('2026-07-01T18:30:00Z');
  const off = { ...event, status: 'CANCELLED' };
  expect(fastestPace([off, { ...event, status: 'ENDED' }, { ...event, status: 'ACTIVE' }], now)).toBe(4_000);
  expect(fastestPace([off, { ...event, status: 'CLOSED' }], now)).toBeNull();
});
