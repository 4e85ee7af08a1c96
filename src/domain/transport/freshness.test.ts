import { describe, expect, it } from 'vitest';
import {
  FRESHNESS_SECONDS,
  freshnessMs,
  isStale,
  UPDATE_STALENESS_SECONDS,
  type FreshnessKind,
} from './freshness.ts';

const fetched = new Date('2027-06-02T00:00:00Z');
const after = (milliseconds: number) => new Date(fetched.getTime() + milliseconds);

describe('freshness', () => {
  it.each<[FreshnessKind, number]>([
    ['energyEvents', 30],
    ['userSettings', 30],
    ['rewards', 30],
    ['experiments', 30],
    ['trackKeyExperiments', 30],
    ['wallet', 5],
  ])('CON-02, SES-38: %s stay fresh for %d seconds', (kind, seconds) => {
    expect(FRESHNESS_SECONDS[kind]).toBe(seconds);
    expect(freshnessMs(kind)).toBe(seconds * 1000);
  });

  it('CON-11, NET-35: polled data is stale after 300 seconds', () => {
    expect(UPDATE_STALENESS_SECONDS).toBe(300);
    expect(isStale(fetched, after(300_000))).toBe(false);
    expect(isStale(fetched, after(300_001))).toBe(true);
    expect(isStale(fetched, after(11_000), 10)).toBe(true);
  });
});
