const SECOND = 1_000;
/** Other staff may move or cancel it. */
const QUIET = 15 * SECOND;
/** The server takes a step within this time after it is due. */
const DUE = 2 * SECOND;
/** Devices change from one moment to the next. */
const RUNNING = 4 * SECOND;
/** Meters take a day or two; results that come within minutes come in the first of them. */
const WAITING_FOR = 30 * 60 * SECOND;
const LATE_RESULTS = 60 * SECOND;

export interface FollowedEvent {
  readonly status: string;
  readonly startAt: string;
  readonly endAt: string;
  /** Results that are still to come. */
  readonly pending: number;
}

/** Milliseconds until an open event is refetched; null once it can no longer change. */
export function followPace({ status, startAt, endAt, pending }: FollowedEvent, now: number): number | null {
  switch (status) {
    case 'SCHEDULED':
      return until(startAt, now, QUIET);
    case 'ACTIVE':
      return until(endAt, now, RUNNING);
    case 'ENDED':
      return pending > 0 && now - Date.parse(endAt) < WAITING_FOR ? QUIET : LATE_RESULTS;
    default:
      return null;
  }
}

/** Milliseconds until a page of several events is refetched: at the pace of the fastest; null once none can change. */
export function fastestPace(events: readonly FollowedEvent[], now: number): number | null {
  const paces = events.flatMap((event) => followPace(event, now) ?? []);
  return paces.length === 0 ? null : Math.min(...paces);
}

/** Not later than when the next step is due, and then until it is taken. */
function until(due: string, now: number, most: number): number {
  const left = Date.parse(due) - now;
  return left <= 0 ? DUE : Math.min(most, left + SECOND);
}
