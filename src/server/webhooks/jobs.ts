import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { deliver, type WebhookDeps } from './deliver.ts';
import { areDeliveriesDue, findDue } from './store.ts';

const JOB = 'webhooks.deliver';

export const webhookJob = (deps: WebhookDeps): JobDefinition<{ id: string }> => ({
  name: JOB,
  concurrency: 4,
  run: ({ id }, { clock, db, log }) => deliver({ ...deps, clock, db, log }, id),
});

export const webhooksDue: DueSource = {
  name: JOB,
  isDue: (now) => [areDeliveriesDue(now)],
  find: async (db, now, limit) =>
    (await findDue(db, now, limit)).map(({ id }) => ({ job: JOB, key: `${JOB}:${id}`, data: { id } })),
};
