import { sql } from 'drizzle-orm';
import type { DueSource } from './jobs.ts';

const HOUR_MS = 3_600_000;

const nothing = { isDue: () => [sql`false`], find: async () => [] } satisfies Omit<DueSource, 'name'>;

/** A job that is due once an hour of product time, beside what else the source finds. */
export function hourly(job: string, others: DueSource = { name: job, ...nothing }): DueSource {
  let done = 0;
  const isDone = (now: Date): boolean => toHour(now) === done;
  return {
    name: others.name,
    isDue: (now) => (isDone(now) ? (others.isDue?.(now) ?? null) : null),
    find: async (db, now, limit) => {
      const due = await others.find(db, now, limit);
      if (isDone(now)) return due;
      done = toHour(now);
      return [...due, { job, key: 'hourly', data: {} }];
    },
  };
}

const toHour = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);
