import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { PAY_JOB, type ReferralDeps } from './deps.ts';
import { payReferral } from './pay.ts';
import { areReferralsDue, dueReferrals } from './store.ts';

export function payJob(deps: ReferralDeps): JobDefinition<{ readonly friendId: string }> {
  return {
    name: PAY_JOB,
    retryLimit: 3,
    concurrency: 4,
    run: ({ friendId }) => payReferral(deps, friendId),
  };
}

/** Friends whose first event was settled. */
export const referralsDue: DueSource = {
  name: 'referrals',
  isDue: (now) => [areReferralsDue(now)],
  find: async (db, now, limit) =>
    (await dueReferrals(db, now, limit)).map((friendId) => ({
      job: PAY_JOB,
      key: friendId,
      data: { friendId },
    })),
};
