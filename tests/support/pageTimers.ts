type Run = () => void;

interface Waiting {
  readonly run: Run;
  dueAt: number;
  /** null: once. */
  readonly everyMs: number | null;
}

/** A stretch of time. */
export interface Stretch {
  readonly seconds?: number;
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
}

export const toMilliseconds = ({ seconds = 0, minutes = 0, hours = 0, days = 0 }: Stretch): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;

/** The page's timers, which run in real time and can be moved on. */
export interface PageTimers {
  /** Runs what is due within this time, each timer once, as a device does that wakes up. */
  skip(milliseconds: number): void;
  restore(): void;
  /** Also stops what still waits: it would run in a later test, and lead that one's page elsewhere. */
  end(): void;
}

/** Takes over the timers that are started from now on. */
export function takePageTimers(): PageTimers {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const waiting = new Map<unknown, Waiting>();
  let skipped = 0;
  const now = (): number => performance.now() + skipped;

  const later = (run: Run, milliseconds = 0, ...values: []): NodeJS.Timeout => {
    const timer = real.setTimeout(() => {
      waiting.delete(timer);
      run(...values);
    }, milliseconds);
    waiting.set(timer, { run: () => run(...values), dueAt: now() + milliseconds, everyMs: null });
    return timer;
  };
  const repeatedly = (run: Run, milliseconds = 0, ...values: []): NodeJS.Timeout => {
    const timer = real.setInterval(() => {
      const known = waiting.get(timer);
      if (known !== undefined) known.dueAt = now() + milliseconds;
      run(...values);
    }, milliseconds);
    waiting.set(timer, { run: () => run(...values), dueAt: now() + milliseconds, everyMs: milliseconds });
    return timer;
  };
  const stop = (timer?: NodeJS.Timeout | string | number): void => {
    waiting.delete(timer);
    real.clearTimeout(timer);
  };
  Object.assign(globalThis, {
    setTimeout: Object.assign(later, real.setTimeout),
    setInterval: repeatedly,
    clearTimeout: stop,
    clearInterval: stop,
  });
  return {
    skip(milliseconds) {
      skipped += milliseconds;
      const due = [...waiting].filter(([, { dueAt }]) => dueAt <= now());
      for (const [timer, each] of due.toSorted(([, one], [, other]) => one.dueAt - other.dueAt)) {
        // An earlier one may have stopped it.
        if (!waiting.has(timer)) continue;
        if (each.everyMs === null) stop(timer as NodeJS.Timeout);
        else each.dueAt = now() + each.everyMs;
        each.run();
      }
    },
    restore: () => void Object.assign(globalThis, real),
    end() {
      for (const timer of waiting.keys()) stop(timer as NodeJS.Timeout);
      Object.assign(globalThis, real);
    },
  };
}
