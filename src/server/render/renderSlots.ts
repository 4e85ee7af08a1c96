/**
 * How many pages may be in the making at once. Rendering is the dearest thing that a visitor can ask for, so above the
 * limit nobody waits: the caller sends the painted skeleton, and the browser does the work.
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

  /** Runs the work when there is a slot; undefined when there is none. */
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
