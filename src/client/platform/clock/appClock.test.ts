import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppClock } from './appClock.ts';

afterEach(() => vi.useRealTimers());

const pageTime = Date.parse('2026-07-01T17:55:00Z');

function clock(machine: { now: number }, serverTime = pageTime) {
  return createAppClock({ pageTime, serverTime, machineNow: () => machine.now });
}

describe('the clock of an app', () => {
  it("stays at the page's time until started, so that the first render matches the server's", () => {
    const machine = { now: 1_000 };
    const app = clock(machine);
    machine.now += 90_000;
    expect(app.now()).toBe(pageTime);
  });

  it("then runs by the server's time, whatever the device's clock says", () => {
    const machine = { now: 1_000 };
    const app = clock(machine, pageTime + 20_000);
    app.start();
    machine.now += 5_000;
    expect(app.now()).toBe(pageTime + 25_000);
    expect(app.pageTime).toBe(pageTime);
  });

  it('notifies its listeners repeatedly until they unsubscribe', () => {
    vi.useFakeTimers();
    const app = clock({ now: 0 });
    let calls = 0;
    const stop = app.subscribe(1_000, () => (calls += 1));
    vi.advanceTimersByTime(0);
    expect(calls).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(calls).toBe(4);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(calls).toBe(4);
  });
});
