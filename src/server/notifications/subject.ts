import { join } from 'node:path';
import type { Brands } from '../brands/service.ts';
import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { eventNoticeJobs, eventNoticesDue } from './events/jobs.ts';
import { notificationResolvers } from './graphql.ts';
import { scheduledDue, scheduledJob } from './scheduled/jobs.ts';
import { dueMessagesSource, sendJob } from './sendJob.ts';
import { createSmsSender } from './sms.ts';
import { smsWebhook } from './smsWebhook.ts';
import { unsubscribePage } from './unsubscribePage.ts';
import { sentMessages } from './tables.ts';

/** Email and text messages. */
export function notificationsSubject(deps: Deps, brands: Brands): SubjectModule {
  const { config, mail, secrets, partners, outbound } = deps;
  const sms = createSmsSender(partners.sms, outbound, join(config.dataDir, 'outbox'));
  return {
    name: 'notifications',
    resolvers: notificationResolvers,
    jobs: [
      sendJob({ config, mail, secrets, brands, sms }),
      ...eventNoticeJobs(deps.notify),
      scheduledJob(deps.notify, brands),
    ],
    dueSources: [eventNoticesDue, scheduledDue(), dueMessagesSource],
    sealed: [{ table: sentMessages, id: sentMessages.id, column: sentMessages.sealed, purpose: 'message' }],
    routes: async (app, kit) => {
      await smsWebhook(deps)(app, kit);
      await unsubscribePage(deps)(app, kit);
    },
  };
}
