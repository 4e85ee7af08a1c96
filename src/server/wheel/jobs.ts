import { wheelDay } from '../../domain/wheel/wheelDay.ts';
import type { Deps } from '../platform/context.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { revealEnded, shownSeeds } from './seeds.ts';
import { openDraws } from './draws/draw.ts';
import { brandsWithSeed, endedSeeds, readPrizes } from './store.ts';

type JobDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId' | 'secrets'>;

const ROTATE = 'wheel.rotate';

/** Reveals the seeds whose day is over, and makes those of the brands' today and tomorrow, and the month's draws. */
export function wheelJobs(deps: JobDeps): readonly JobDefinition[] {
  return [
    {
      name: ROTATE,
      run: async (_data, { clock, db }) => {
        const now = clock.now();
        await revealEnded(db, deps, now);
        for (const brand of deps.brands.all) {
          await shownSeeds(db, deps, brand, now);
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
    find: async (db, now) => {
      const isDue =
        (await endedSeeds(db, now)).length > 0 || (await lacksSeeds(now, (day) => brandsWithSeed(db, day)));
      return isDue ? [{ job: ROTATE, key: 'all', data: {} }] : [];
    },
  };

  async function lacksSeeds(
    now: Date,
    readBrands: (day: string) => Promise<ReadonlySet<string>>,
  ): Promise<boolean> {
    const read = new Map<string, ReadonlySet<string>>();
    for (const { id, config } of brands.all) {
      const { date } = wheelDay(config.country, now, 1);
      const having = read.get(date) ?? (await readBrands(date));
      read.set(date, having);
      if (!having.has(id)) return true;
    }
    return false;
  }
}
