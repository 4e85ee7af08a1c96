import { sql } from 'drizzle-orm';
import { rows } from '../platform/db/sql.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { untoldOutages } from './queries/outageReaders.ts';
import { connectableUtilities } from '../readmodels/waiting.ts';
import { importDrops } from './drops.ts';
import type { Exchanges } from './exchange.ts';
import { fetchReadings } from './fetch.ts';
import { checkStatus } from './outage.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { poll } from './poll.ts';
import { revoke } from './tokens.ts';
import { notifyWaiting } from './waitlist.ts';
import { notifyOutage } from './notifyOutage.ts';
import { forgetWebhooks } from './webhooks.ts';

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

type Due = { readonly job: keyof typeof JOBS; readonly id: string };

/** One statement for all due work of the room, each branch with an index of its own; and the outages. */
export const utilityDue: DueSource = {
  name: 'utility',
  find: async (db, now, limit) => {
    const at = now.toISOString();
    const found = await rows<Due>(
      db,
      sql`(select 'exchange' as job, id from utility_auth_requests where due_at <= ${at} and outcome is null limit ${limit})
        union all (select 'poll', id from utility_authorizations where ended_at is null and poll_due_at <= ${at} limit ${limit})
        union all (select 'fetch', id from utility_authorizations where ended_at is null and fetch_due_at <= ${at} limit ${limit})
        union all (select 'revoke', id from utility_authorizations where revoke_due_at <= ${at} limit ${limit})
        union all (select 'drops', utility_id from utility_partners where drops_due_at <= ${at} limit ${limit})
        union all (select 'status', utility_id from utility_partners where status_due_at <= ${at} limit ${limit})
        limit ${limit}`,
    );
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
      ...(await untoldOutages(db, limit)).map((utilityId) => ({
        job: JOBS.notifyOutage,
        key: utilityId,
        data: { utilityId },
      })),
    ];
  },
};
