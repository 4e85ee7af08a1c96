import { describe, expect, it } from 'vitest';
import { MAX_POLLING_MS, pollUntil } from './pollUntil.ts';

/** A timer whose time passes only by waiting. */
function stoppedTimer() {
  let time = 1_000;
  return { now: () => time, wait: async (milliseconds: number) => void (time += milliseconds) };
}

/** A service that is ready at the nth request. */
function service(readyAt: number) {
  let asked = 0;
  return { ask: async () => ++asked >= readyAt, isDone: (answer: boolean) => answer, asked: () => asked };
}

describe('polling', () => {
  it('CON-10, HLP-02: stops after 600000 ms by default', async () => {
    expect(MAX_POLLING_MS).toBe(600_000);
    const never = service(Number.POSITIVE_INFINITY);
    const timer = stoppedTimer();
    await expect(pollUntil({ ...never, everyMs: 60_000, timer })).resolves.toEqual({ kind: 'timed-out' });
    expect(never.asked()).toBe(11);
    expect(timer.now()).toBe(601_000);
  });

  it('HLP-02: stops earlier if configured', async () => {
    const never = service(Number.POSITIVE_INFINITY);
    await pollUntil({ ...never, everyMs: 1_000, maxMs: 2_500, timer: stoppedTimer() });
    expect(never.asked()).toBe(3);
  });

  it('HLP-02: polls immediately, and ends with the expected answer', async () => {
    const atOnce = service(1);
    const timer = stoppedTimer();
    await expect(pollUntil({ ...atOnce, everyMs: 1_000, timer })).resolves.toEqual({
      kind: 'done',
      answer: true,
    });
    expect(timer.now()).toBe(1_000);
    const third = service(3);
    await expect(pollUntil({ ...third, everyMs: 1_000, timer })).resolves.toEqual({
      kind: 'done',
      answer: true,
    });
    expect(timer.now()).toBe(3_000);
  });

  it('NET-24: stops when aborted, even if the answer arrives then', async () => {
    const leaving = new AbortController();
    const ask = async () => (leaving.abort(), true);
    const options = {
      ask,
      isDone: () => true,
      everyMs: 1_000,
      timer: stoppedTimer(),
      signal: leaving.signal,
    };
    await expect(pollUntil(options)).resolves.toEqual({ kind: 'stopped' });
  });

  it('HLP-02: ends when a request fails', async () => {
    const ask = () => Promise.reject(new Error('gone'));
    await expect(pollUntil({ ask, isDone: () => true, everyMs: 1, timer: stoppedTimer() })).rejects.toThrow(
      'gone',
    );
  });
});
