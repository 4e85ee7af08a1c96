/**
 * Limits concurrent renders. Rendering is the most expensive request, so above the limit no one waits: the caller
 * sends the painted skeleton, and the browser does the work.
 */
export class RenderSlots {
  readonly #limit: number;
  #taken = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Returns undefined when no slot is free. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#taken >= this.#limit) return undefined;
    this.#taken += 1;
    try {
      return await work();
    } finally {
      this.#taken -= 1;
    }
  }
}
