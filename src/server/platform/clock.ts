/** Where the server's time comes from. Nothing on the server reads the wall clock for product time. */
export interface Clock {
  now(): Date;
  /** Where the time can be moved: hears of it at once. */
  onMoved?(listener: () => void): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move: for tests. */
export class ManualClock implements Clock {
  #at: number;

  constructor(at: Date | string) {
    this.#at = new Date(at).getTime();
  }

  now(): Date {
    return new Date(this.#at);
  }

  set(at: Date | string): void {
    this.#at = new Date(at).getTime();
  }

  advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
}
