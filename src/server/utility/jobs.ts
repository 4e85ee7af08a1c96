import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { outagesToNotify, hasOutagesToNotify } from './queries/outageReaders.ts';
import { connectableUtilities, hasConnectableUtilities } from '../readmodels/waiting.ts';
import { importDrops } from './readings/drops.ts';
import type { Exchanges } from './connect/exchange.ts';
import { fetchReadings } from './readings/fetch.ts';
import { checkStatus } from './partner/outage.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { poll } from './enrol/poll.ts';
import { findDueWork, isWorkDue } from './store/dueWork.ts';
import { revoke } from './partner/tokens.ts';
import { notifyWaiting } from './waitlist.ts';
import { notifyOutage } from './partner/notifyOutage.ts';
import { forgetWebhooks } from './partner/webhooks.ts';

interface OfAuthorization {
  readonly authorizationId: string;
}

interface OfUtility {
  readonly utilityId: string;
}

export function utilityJobs(deps: UtilityDeps, exchanges: Exchanges): readonly JobDefinition[] {
  const job = <Data extends object>(
    name: string,
    run: JobDefinition<Data>['run'],
    more: Partial<JobDefinition> = {},
  ): JobDefinition<Data> => ({ name, retryLimit: 3, ...more, run });
  return [
    job<{ requestId: string }>(
      JOBS.exchange,
      async ({ requestId }) => void (await exchanges.exchange(requestId)),
      { concurrency: 4 },
    ),
    job<OfAuthorization>(JOBS.poll, ({ authorizationId }) => poll(deps, authorizationId), { concurrency: 4 }),
    job<OfAuthorization>(
      JOBS.fetch,
      ({ authorizationId }, { signal }) => fetchReadings(deps, authorizationId, signal),
      { concurrency: 2, expireInSeconds: 3_600 },
    ),
    job<OfAuthorization>(JOBS.revoke, ({ authorizationId }) => revoke(deps, authorizationId)),
    job<OfUtility>(JOBS.drops, ({ utilityId }, { signal }) => importDrops(deps, utilityId, signal), {
      expireInSeconds: 3_600,
    }),
    job<OfUtility>(JOBS.status, async ({ utilityId }) => {
      await checkStatus(deps, utilityId);
      await forgetWebhooks(deps.db, deps.clock.now());
    }),
    job<OfUtility>(
      JOBS.notifyWaiting,
      ({ utilityId }, { signal }) => notifyWaiting(deps, utilityId, signal),
      { expireInSeconds: 3_600 },
    ),
    job<OfUtility>(JOBS.notifyOutage, ({ utilityId }, { signal }) => notifyOutage(deps, utilityId, signal), {
      expireInSeconds: 3_600,
    }),
  ];
}

/** The room's due work, and whom to notify of utilities and outages. */
export const utilityDue: DueSource = {
  name: 'utility',
  isDue: (now) => [isWorkDue(now), hasConnectableUtilities, hasOutagesToNotify],
  find: async (db, now, limit) => {
    const found = await findDueWork(db, now, limit);
    return [
      ...found.map(({ job, id }) => ({
        job: JOBS[job],
        key: id,
        data:
          job === 'exchange'
            ? { requestId: id }
            : job === 'drops' || job === 'status'
              ? { utilityId: id }
              : { authorizationId: id },
      })),
      ...(await connectableUtilities(db, limit)).map((utilityId) => ({
        job: JOBS.notifyWaiting,
        key: utilityId,
        data: { utilityId },
      })),
      ...(await outagesToNotify(db, limit)).map((utilityId) => ({
        job: JOBS.notifyOutage,
        key: utilityId,
        data: { utilityId },
      })),
    ];
  },
};
