/**
 * HLP-01, CON-23: minutes of the hour, five minutes after each quarter, when the app polls for new results.
 */
export const QUARTER_MARKS = [5, 20, 35, 50] as const;

/** HLP-01, CON-23: the marks are this far apart. */
export const QUARTER_MS = 900_000;

const FIRST_MARK_MS = QUARTER_MARKS[0] * 60_000;

/**
 * Milliseconds to the next mark; exactly on a mark, to the one after: 900000 (AMB-32). Every zone's offset is
 * a multiple of a quarter hour, so the marks are the same instants everywhere. Source: HLP-01.
 */
export function msToNextQuarterMark(now: Date): number {
  const sinceMark = (now.getTime() - FIRST_MARK_MS) % QUARTER_MS;
  return QUARTER_MS - ((sinceMark + QUARTER_MS) % QUARTER_MS);
}
