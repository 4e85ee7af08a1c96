import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlashes } from './flashes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unseen = () =>
  createFlashes(
    { now: Date.now, setTimeout, clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout) },
    () => undefined,
  );
/** With its stack mounted. */
const make = () => {
  const flashes = unseen();
  flashes.store.subscribe(() => undefined);
  return flashes;
};
const texts = (flashes: ReturnType<typeof make>) => flashes.store.get().map(({ text }) => text);
const LONG = 'For security purposes, that link has expired!';

describe('flashes', () => {
  it('FLT-04: one of 44 characters is there at 3.4 s and gone at 3.6 s', () => {
    const flashes = make();
    flashes.show({ text: LONG.slice(1) });
    vi.advanceTimersByTime(3400);
    expect(texts(flashes)).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(texts(flashes)).toEqual([]);
  });

  it('FLT-05: one of 45 characters is there at 6.9 s and gone at 7.1 s', () => {
    const flashes = make();
    flashes.show({ text: LONG });
    vi.advanceTimersByTime(6900);
    expect(texts(flashes)).toEqual([LONG]);
    vi.advanceTimersByTime(200);
    expect(texts(flashes)).toEqual([]);
  });

  it('FLT-04: one raised before the first paint gets its full time from when it is shown', () => {
    const flashes = unseen();
    flashes.show({ text: 'A' });
    vi.advanceTimersByTime(5000);
    expect(texts(flashes)).toEqual(['A']);
    flashes.store.subscribe(() => undefined);
    vi.advanceTimersByTime(3400);
    expect(texts(flashes)).toEqual(['A']);
    vi.advanceTimersByTime(200);
    expect(texts(flashes)).toEqual([]);
  });

  it('FLT-03, AMB-11: they are stacked, each with its own time, and the oldest leaves first', () => {
    const flashes = make();
    flashes.show({ text: 'A' });
    vi.advanceTimersByTime(1000);
    flashes.show({ text: 'B', type: 'error' });
    expect(texts(flashes)).toEqual(['A', 'B']);
    vi.advanceTimersByTime(2600);
    expect(texts(flashes)).toEqual(['B']);
    vi.advanceTimersByTime(1000);
    expect(texts(flashes)).toEqual([]);
  });

  it('FLT-03: a long one below a short one stays when the short one leaves', () => {
    const flashes = make();
    flashes.show({ text: LONG });
    flashes.show({ text: 'B' });
    vi.advanceTimersByTime(3600);
    expect(texts(flashes)).toEqual([LONG]);
  });

  it('FLT-02: is an info by default, and can be dismissed', () => {
    const flashes = make();
    flashes.show({ text: 'A' });
    const [flash] = flashes.store.get();
    expect(flash?.type).toBe('info');
    flashes.dismiss(flash?.id ?? '');
    expect(texts(flashes)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
