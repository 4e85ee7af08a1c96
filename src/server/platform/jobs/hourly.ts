import { sql } from 'drizzle-orm';
import type { DueSource } from './jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const nothing = { isDue: () => [sql`false`], find: async () => [] } satisfies Omit<DueSource, 'name'>;

/** A job that is due once an hour of product time, beside what else the source finds. */
export const hourly = (job: string, others?: DueSource): DueSource => onceIn(HOUR_MS, 'hourly', job, others);

/** The same, once a minute. */
export const minutely = (job: string, others?: DueSource): DueSource =>
  onceIn(MINUTE_MS, 'minutely', job, others);

function onceIn(
  spanMs: number,
  key: string,
  job: string,
  others: DueSource = { name: job, ...nothing },
): DueSource {
  let done = 0;
  const toSpan = (now: Date): number => Math.floor(now.getTime() / spanMs);
  const isDone = (now: Date): boolean => toSpan(now) === done;
  return {
    name: others.name,
    isDue: (now) => (isDone(now) ? (others.isDue?.(now) ?? null) : null),
    find: async (db, now, limit) => {
      const due = await others.find(db, now, limit);
      if (isDone(now)) return due;
      done = toSpan(now);
      return [...due, { job, key, data: {} }];
    },
  };
}
