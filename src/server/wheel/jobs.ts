import { wheelDay } from '../../domain/wheel/wheelDay.ts';
import { JOBS as ORDER_JOBS, lockOrder, prizeOf } from '../orders/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { comingSeeds, revealEnded } from './seeds.ts';
import { openDraws } from './draws/draw.ts';
import { areSeedsDue, readPrizes, reopenPrize } from './store.ts';

type JobDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId' | 'secrets'>;

const ROTATE = 'wheel.rotate';

/**
 * Reveals the seeds whose day is over, and makes those of the brands' today and tomorrow, and the month's draws. Gives a
 * prize back when its order is cancelled.
 */
export function wheelJobs(deps: JobDeps): readonly JobDefinition[] {
  const prizeCancelled: JobDefinition<{ readonly orderId: string }> = {
    name: ORDER_JOBS.prizeCancelled,
    retryLimit: 3,
    run: ({ orderId }) =>
      transaction(deps.db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        const spinId = order === null ? null : prizeOf(order.key);
        if (order?.state === 'refunded' && spinId !== null) await reopenPrize(tx, spinId, orderId);
      }),
  };
  return [
    prizeCancelled,
    {
      name: ROTATE,
      run: async (_data, { clock, db }) => {
        const now = clock.now();
        await revealEnded(db, deps, now);
        for (const brand of deps.brands.all) {
          await comingSeeds(db, deps, brand, now);
          const { date } = wheelDay(brand.config.country, now);
          await openDraws(db, deps, brand, now, await readPrizes(db, brand.id, date));
        }
      },
    },
  ];
}

/** Due when a seed's time is over, or a brand's tomorrow has none. */
export function seedsDue({ brands }: Pick<JobDeps, 'brands'>): DueSource {
  return {
    name: 'wheel',
    isDue: (now) => [
      areSeedsDue(
        now,
        brands.all.map(({ id, config }) => ({ brandId: id, day: wheelDay(config.country, now, 1).date })),
      ),
    ],
    find: async () => [{ job: ROTATE, key: 'all', data: {} }],
  };
}
