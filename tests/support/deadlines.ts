import type { FaultRule } from '../../src/sandbox/faults/faults.ts';

/**
 * Deadlines of partners that pass when a test says so: none is waited out, and none passes because a machine is slow.
 * Those of all calls under way pass when the sandbox keeps one waiting by a fault without a time (`ms`).
 */
export class Deadlines {
  readonly #open = new Map<AbortController, number>();
  #keptAtOnce = 1;
  #kept = 0;
  #atOnce = 0;
  /** Milliseconds of those that have passed. */
  readonly passed: number[] = [];

  readonly begin = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    if (milliseconds <= this.#atOnce) setImmediate(() => controller.abort());
    else this.#open.set(controller, milliseconds);
    return controller.signal;
  };

  /** What the sandbox calls for each call that a fault keeps waiting. */
  readonly kept = ({ ms }: FaultRule): void => {
    if (ms !== undefined) return;
    this.#kept += 1;
    if (this.#kept >= this.#keptAtOnce) this.pass();
  };

  /** They pass when so many calls are kept waiting. */
  passWhenKept(calls: number): void {
    this.#kept = 0;
    this.#keptAtOnce = calls;
  }

  /** From now on, those of at most so many milliseconds pass at once. */
  passAtOnce(upTo: number): void {
    this.#atOnce = upTo;
  }

  pass(): void {
    this.#kept = 0;
    for (const [controller, milliseconds] of this.#open) {
      this.passed.push(milliseconds);
      controller.abort();
    }
    this.#open.clear();
  }

  reset(): void {
    this.passWhenKept(1);
    this.passAtOnce(0);
    this.passed.length = 0;
    this.#open.clear();
  }
}
