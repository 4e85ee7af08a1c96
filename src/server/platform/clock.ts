/** The server's time. Product code never reads the wall clock. */
export interface Clock {
  now(): Date;
  /** Notifies when the clock is moved, if it can be. */
  onMoved?(listener: () => void): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** For tests: moves only on request. */
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
