import { describe, expect, it } from 'vitest';
import { digestDue } from './weeklyDigest.ts';

describe('a weekly digest', () => {
  it.each([
    ['on Monday at nine', '2026-06-15T16:00:00Z', '2026-06-08'],
    ['on Monday before nine', '2026-06-15T15:59:59Z', null],
    ['on Monday evening', '2026-06-16T03:00:00Z', null],
    ['on Sunday', '2026-06-14T18:00:00Z', null],
    ['on Tuesday', '2026-06-16T18:00:00Z', null],
  ])('%s is about the week from %s', (_name, now, monday) => {
    expect(digestDue(new Date(now), 'America/Los_Angeles')?.monday ?? null).toBe(monday);
  });

  it('reaches from midnight to midnight in the home’s zone, also where a clock changes', () => {
    expect(digestDue(new Date('2026-11-02T18:00:00Z'), 'America/Los_Angeles')).toEqual({
      monday: '2026-10-26',
      from: new Date('2026-10-26T07:00:00Z'),
      until: new Date('2026-11-02T08:00:00Z'),
    });
  });
});
