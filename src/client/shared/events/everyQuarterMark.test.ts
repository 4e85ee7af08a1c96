import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyQuarterMark, SPREAD_MS } from './everyQuarterMark.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-06-02T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

function recordMarks(random: number) {
  const at: string[] = [];
  const stop = everyQuarterMark({
    now: Date.now,
    random: () => random,
    onMark: () => at.push(new Date().toISOString().slice(11, 19)),
  });
  return { at, stop };
}

describe('the marks of an hour', () => {
  it('HLP-01: are reported at 5, 20, 35 and 50, until stopped', () => {
    const { at, stop } = recordMarks(0);
    vi.advanceTimersByTime(66 * 60_000);
    expect(at).toEqual(['10:05:00', '10:20:00', '10:35:00', '10:50:00', '11:05:00']);
    stop();
    vi.advanceTimersByTime(60 * 60_000);
    expect(at).toHaveLength(5);
  });

  it('a page that is late for one mark still gets the next', () => {
    const { at, stop } = recordMarks(40_000 / SPREAD_MS);
    vi.advanceTimersByTime(36 * 60_000);
    expect(at).toEqual(['10:05:40', '10:20:40', '10:35:40']);
    stop();
  });
});
