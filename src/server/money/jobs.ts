import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { openDay } from './days.ts';
import { NONE_OPEN, openBrands, readBalanceAges, readOpenDays } from './queries/days.ts';
import { insertAges, insertDays } from './store.ts';

const JOB = 'money.days';

/** Sums a brand's ledger by day, and what of its points is how old. */
export const daysJob: JobDefinition<{ readonly brandId: string }> = {
  name: JOB,
  expireInSeconds: 3_600,
  concurrency: 1,
  run: ({ brandId }, { db, clock }) =>
    transaction(db, async (tx) => {
      const now = clock.now();
      await insertDays(tx, await readOpenDays(tx, brandId, now));
      await insertAges(tx, await readBalanceAges(tx, brandId, now));
    }),
};

/** Once a day for each brand. */
export function daysDue({ brands }: Pick<Deps, 'brands'>): DueSource {
  let closed = '';
  return {
    name: 'money-days',
    isDue: (now) => (closed === openDay(now) ? NONE_OPEN : null),
    find: async (db, now) => {
      const ids = brands.all.map(({ id }) => id);
      const open = await openBrands(db, ids, now);
      if (open.length === 0) closed = openDay(now);
      return open.map((brandId) => ({ job: JOB, data: { brandId }, key: `${JOB}:${brandId}` }));
    },
  };
}
