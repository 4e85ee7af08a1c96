import { doubling } from '../../domain/helpers/doubling.ts';
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * When the room does what. "Product" times are compared with the injected clock; the others are how long a partner is
 * waited for, in real time.
 */
export const TIMING = {
  /** Product: so long a member may take at the partner's own log-in. */
  requestMs: hour,
  /** How long one call to a partner is waited for. */
  callMs: 10 * second,
  tokenMs: 15 * second,
  hoursMs: 30 * second,
  /** How long whoever renews a token has the sole right to; more than the call itself takes. */
  renewalSeconds: 20,
  /** How long an action of an aggregator is waited for. */
  actionMs: 5 * second,
  actionEveryMs: 400,
  /** How long the page that asks for a device's state waits for its partner. */
  lookMs: 2 * second,
  /** How long the browser that comes back is kept waiting for the list of devices. */
  firstListMs: 4 * second,
  /** Product: a state older than this is asked for anew by whoever looks. */
  freshMs: 5 * second,
  /** Product: between two readings of an account whose partner tells of nothing: while somebody looks, while a device is watched in an event, and else. */
  viewedPollMs: 5 * second,
  watchedPollMs: minute,
  silentPollMs: 15 * minute,
  /** Product: between two readings of a partner that tells of changes. */
  toldPollMs: hour,
  /** Product: days of use that are fetched, and how much of what is known is fetched again because it may have changed. */
  hoursBackMs: 35 * 24 * hour,
  hoursAgainMs: 3 * hour,
  /** Product: the hours of use are fetched so long after each hour is over. */
  hoursAfterMs: 10 * minute,
} as const;

/** Product: the next try after so many failures in a row: a minute, then twice as long each time, at most an hour. */
export function backOff(failures: number): number {
  return doubling(failures, minute, hour);
}

/** Partners that do not come back are told no more after so many tries. */
export const MOST_REVOKE_TRIES = 12;
