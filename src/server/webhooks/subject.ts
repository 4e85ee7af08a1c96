import type { SubjectModule } from '../platform/subject.ts';
import type { DropCallback } from './administer.ts';
import { SECRET_PURPOSE, type WebhookDeps } from './deliver.ts';
import { webhookNodes, webhookResolvers } from './graphql.ts';
import { gatherJob, notesDue, webhookJob, webhooksDue } from './jobs.ts';
import { webhookEndpoints } from './tables.ts';

/** Calls partners' addresses when something happens. */
export const webhooksSubject = (deps: WebhookDeps, dropCallback: DropCallback): SubjectModule => ({
  name: 'webhooks',
  resolvers: webhookResolvers(dropCallback),
  nodes: webhookNodes,
  jobs: [webhookJob(deps), gatherJob(deps)],
  dueSources: [webhooksDue, notesDue],
  sealed: [
    {
      table: webhookEndpoints,
      id: webhookEndpoints.id,
      column: webhookEndpoints.secret,
      purpose: SECRET_PURPOSE,
    },
  ],
});
