import { doubling } from '../../domain/helpers/doubling.ts';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When the room does what. "Product" times are compared with the injected clock; the others are how long a partner is
 * waited for, in real time.
 */
export const TIMING = {
  /** Product: so long a member may take at the utility's own log-in. */
  requestMs: hour,
  /** How long the browser is kept waiting for the exchange; it goes on without it. */
  answerMs: 4_000,
  /** How long the exchange itself is waited for: a utility that takes a minute is a slow one, not a lost one. */
  exchangeMs: 100_000,
  /** Product: when an exchange is looked after again that nobody finished. */
  exchangeAgainMs: 3 * minute,
  /** Product: a code is worth nothing after this. */
  codeMs: 10 * minute,
  /** Product: between two looks at an enrolment under way; and at one that stands. */
  pollMs: 10 * minute,
  settledPollMs: day,
  /** Product: between two looks whether a utility that said it was away is back. */
  statusMs: 15 * minute,
  /** Product: between two looks for a retailer's drops. */
  dropsMs: hour,
  /** How long a member who sets out waits for the utility to say whether it is there. */
  statusAnswerMs: 2_000,
  callMs: 20_000,
  feedMs: 90_000,
} as const;

/** Product: the next try after so many failures in a row: a quarter of an hour, then twice as long each time, at most a day. */
export function backOff(failures: number): number {
  return doubling(failures, 15 * minute, day);
}
