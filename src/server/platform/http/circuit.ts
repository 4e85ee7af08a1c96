import type { Clock } from '../clock.ts';

/** Consecutive failures that open the circuit, so that no request waits for a partner that is known to be down. */
const failuresToOpen = 5;
/** After this time, one call checks whether the partner is back. */
const openForMs = 30_000;

/** Tracks each partner's recent failures. */
export class Circuits {
  readonly #clock: Clock;
  readonly #state = new Map<string, { failures: number; probedAt: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether it failed so often that it is only called to see whether it is back. */
  isOpen(partner: string): boolean {
    return (this.#state.get(partner)?.failures ?? 0) >= failuresToOpen;
  }

  /** Whether the partner may be called now. */
  mayCall(partner: string): boolean {
    const state = this.#state.get(partner);
    if (state === undefined || !this.isOpen(partner)) return true;
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
