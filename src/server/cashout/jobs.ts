import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { compareBrand } from './compare.ts';
import { JOBS, type CashoutDeps } from './deps.ts';
import { dueBrands, knownBrands, savePayoutAccount, areBrandsDue } from './store/payouts.ts';
import { dueW9s, areW9sDue } from './store/cashouts.ts';
import { checkW9 } from './w9.ts';

export function cashoutJobs(deps: CashoutDeps): readonly JobDefinition[] {
  const check: JobDefinition<{ readonly id: string }> = {
    name: JOBS.checkW9,
    retryLimit: 3,
    run: ({ id }) => checkW9(deps, id),
  };
  const compare: JobDefinition<{ readonly brandId: string }> = {
    name: JOBS.compare,
    retryLimit: 1,
    run: ({ brandId }) => compareBrand(deps, brandId),
  };
  return [check, compare];
}

/** Forms to check, and brands whose payouts are to be compared: each once a day, new ones immediately. */
export function cashoutDue({ brands, db, partners, clock }: CashoutDeps): readonly DueSource[] {
  let hasAccounts = false;
  return [
    {
      name: 'cashout.w9',
      isDue: (now) => [areW9sDue(now)],
      find: async (from, now, limit) =>
        (await dueW9s(from, now, limit)).map((id) => ({ job: JOBS.checkW9, key: id, data: { id } })),
    },
    {
      name: 'cashout.compare',
      isDue: (now) => (hasAccounts ? [areBrandsDue(now)] : null),
      find: async (from, now) => {
        if (!hasAccounts) {
          const known = await knownBrands(db);
          for (const { id } of brands.all)
            if (!known.has(id) && partners.payouts(id) !== null)
              await savePayoutAccount(db, id, { dueAt: clock.now() });
          hasAccounts = true;
        }
        return (await dueBrands(from, now)).map((brandId) => ({
          job: JOBS.compare,
          key: brandId,
          data: { brandId },
        }));
      },
    },
  ];
}
