/** The days (UTC) since which unspent points are told apart, youngest first. */
export const AGES = [0, 31, 91, 181, 366] as const;

/** A day (UTC) is closed when it is over for an hour: no posting of it is under way any more. */
const GRACE_MS = 3_600_000;

/** What day isn't closed yet, `YYYY-MM-DD`. */
export const openDay = (now: Date): string => new Date(now.getTime() - GRACE_MS).toISOString().slice(0, 10);
