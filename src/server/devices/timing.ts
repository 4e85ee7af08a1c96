import { doubling } from '../../domain/helpers/doubling.ts';
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** "Product" times run by the injected clock; the others are waits for a partner in real time. */
export const TIMING = {
  /** Product: how long a member may take to log in at the partner. */
  requestMs: hour,
  /** Deadline of a call to a partner. */
  callMs: 10 * second,
  tokenMs: 15 * second,
  hoursMs: 30 * second,
  /** How long one process may renew a token, seconds; more than the call takes. */
  renewalSeconds: 20,
  /** How long to wait for an aggregator's action. */
  actionMs: 5 * second,
  actionEveryMs: 400,
  /** How long a page waits for a device's state. */
  stateWaitMs: 2 * second,
  /** How long the redirect back waits for the list of devices. */
  firstListMs: 4 * second,
  /** Product: an older state is read again when a page asks for it. */
  freshMs: 5 * second,
  /**
   * Product: poll intervals of partners without webhooks: while a page shows the devices, while an event
   * watches one, otherwise.
   */
  viewedPollMs: 5 * second,
  watchedPollMs: minute,
  silentPollMs: 15 * minute,
  /** Product: poll interval of partners with webhooks. */
  webhookPollMs: hour,
  /**
   * Product: how far back a new device's use is fetched, and how much of the known use is fetched again,
   * because it may have been corrected.
   */
  hoursBackMs: 35 * 24 * hour,
  hoursAgainMs: 3 * hour,
  /** Product: how long after each hour its use is fetched. */
  hoursAfterMs: 10 * minute,
} as const;

/** Product: the delay after this many failures in a row: a minute, doubling to at most an hour. */
export function backOff(failures: number): number {
  return doubling(failures, minute, hour);
}

/** Tries to revoke tokens before giving up. */
export const MOST_REVOKE_TRIES = 12;
