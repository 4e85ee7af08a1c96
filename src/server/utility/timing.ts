import { doubling } from '../../domain/helpers/doubling.ts';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "Product" times run by the injected clock; the others are waits for a partner in real time. */
export const TIMING = {
  /** Product: how long a member may take to log in at the utility. */
  requestMs: hour,
  /** How long the browser waits for the exchange before it continues without it. */
  answerMs: 4_000,
  /** How long an exchange may take: an answer after a minute is slow, not lost. */
  exchangeMs: 100_000,
  /** Product: when an unfinished exchange is retried. */
  exchangeAgainMs: 3 * minute,
  /** Product: how long a code is valid. */
  codeMs: 10 * minute,
  /** Product: poll intervals of a pending enrolment and of a completed one. */
  pollMs: 10 * minute,
  settledPollMs: day,
  /** Product: how often we check whether a reported outage is over. */
  statusMs: 15 * minute,
  /** Product: how often a retailer's drops are read. */
  dropsMs: hour,
  /** How long a member waits for the utility to answer whether it is available. */
  statusAnswerMs: 2_000,
  callMs: 20_000,
  feedMs: 90_000,
} as const;

/** Product: the delay after this many failures in a row: a quarter of an hour, doubling to at most a day. */
export function backOff(failures: number): number {
  return doubling(failures, 15 * minute, day);
}
