/** The remaining time, each part whole, rounded down and never negative. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The instant is now or past. */
  readonly reached: boolean;
}

/** Countdowns show at most this long before the instant; earlier, day and time say enough. */
export const COUNTDOWN_NEAR_MS = 3 * 3_600_000;

/**
 * A started second counts as a whole one, so that "0 seconds" never shows while time is left. Source:
 * experience, principle 3.
 */
export function countdownParts(until: Date, now: Date): CountdownParts {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    reached: left === 0,
  };
}
