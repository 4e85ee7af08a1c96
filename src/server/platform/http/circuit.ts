import type { Clock } from '../clock.ts';

/** So many failures in a row open the circuit: nobody is kept waiting for what is known not to answer. */
const failuresToOpen = 5;
/** Then one call is let through to see whether it is back. */
const openForMs = 30_000;

/** Remembers, for each partner, how it has answered lately. */
export class Circuits {
  readonly #clock: Clock;
  readonly #state = new Map<string, { failures: number; probedAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the partner may be asked now. */
  mayCall(partner: string): boolean {
    const state = this.#state.get(partner);
    if (state === undefined || state.failures < failuresToOpen) return true;
    const now = this.#clock.now().getTime();
    if (Math.abs(now - state.probedAt) < openForMs) return false;
    state.probedAt = now;
    return true;
  }

  succeeded(partner: string): void {
    this.#state.delete(partner);
  }

  failed(partner: string): void {
    const failures = (this.#state.get(partner)?.failures ?? 0) + 1;
    this.#state.set(partner, { failures, probedAt: this.#clock.now().getTime() });
  }
}
