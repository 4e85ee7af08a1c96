import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that code sees while it runs, directly or later, within `run`. It is switched off while nothing runs in it:
 * up to Node 22 an AsyncLocalStorage that is on makes every promise of the process slower.
 */
export class AsyncScope<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();
  #running = 0;

  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    this.#running += 1;
    try {
      return await this.#storage.run(value, work);
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#storage.disable();
    }
  }

  /** Undefined outside `run`, and for work that outlives it. */
  get value(): Value | undefined {
    return this.#storage.getStore();
  }
}
