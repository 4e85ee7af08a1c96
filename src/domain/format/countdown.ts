/** What is left until an instant, each part whole and rounded down, none negative. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The instant is now or was before. */
  readonly reached: boolean;
}

/** A countdown is shown when the instant is at most this far ahead; before that the day and time say enough. */
export const COUNTDOWN_NEAR_MS = 3 * 3_600_000;

/**
 * Parts of a countdown. A started second counts as a second, so that "0 seconds" never stands while time is left.
 * Source: experience, principle 3.
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
