import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppClock } from './appClock.ts';

afterEach(() => vi.useRealTimers());

const pageTime = Date.parse('2026-07-01T17:55:00Z');

function clock(machine: { now: number }, serverTime = pageTime) {
  return createAppClock({ pageTime, serverTime, machineNow: () => machine.now });
}

describe('the clock of an app', () => {
  it('stands at the time of the page until it is started, so that the first render is the server’s', () => {
    const machine = { now: 1_000 };
    const app = clock(machine);
    machine.now += 90_000;
    expect(app.now()).toBe(pageTime);
  });

  it('then runs by the server’s time, whatever the phone believes', () => {
    const machine = { now: 1_000 };
    const app = clock(machine, pageTime + 20_000);
    app.start();
    machine.now += 5_000;
    expect(app.now()).toBe(pageTime + 25_000);
    expect(app.pageTime).toBe(pageTime);
  });

  it('tells its listeners at once and then again and again, until they have had enough', () => {
    vi.useFakeTimers();
    const app = clock({ now: 0 });
    let told = 0;
    const stop = app.subscribe(1_000, () => (told += 1));
    vi.advanceTimersByTime(0);
    expect(told).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(told).toBe(4);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(told).toBe(4);
  });
});
