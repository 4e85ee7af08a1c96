import { join } from 'node:path';
import type { Brands } from '../brands/service.ts';
import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { eventNoticeJobs, eventNoticesDue } from './events/jobs.ts';
import { notificationResolvers } from './graphql.ts';
import { pushAnswerRoute } from './push/answerRoute.ts';
import { reminderJob, remindersDue } from './reminders/jobs.ts';
import { createPushSender } from './push/sender.ts';
import { notificationHandlers } from './rest.ts';
import { scheduledDue, scheduledJob } from './scheduled/jobs.ts';
import { dueMessagesSource, sendJob } from './sendJob.ts';
import { createSmsSender } from './sms.ts';
import { smsWebhook } from './smsWebhook.ts';
import { unsubscribePage } from './unsubscribePage.ts';
import { pushDevices, pushKeys, sentMessages } from './tables.ts';

/** Email and text messages. */
export function notificationsSubject(deps: Deps, brands: Brands): SubjectModule {
  const { config, mail, secrets, clock, metrics, partners, outbound } = deps;
  const sms = createSmsSender(partners.sms, outbound, join(config.dataDir, 'outbox'));
  return {
    name: 'notifications',
    rest: notificationHandlers,
    resolvers: notificationResolvers,
    jobs: [
      sendJob({ config, mail, secrets, clock, metrics, brands, sms, push: createPushSender(outbound) }),
      ...eventNoticeJobs(deps.notify),
      reminderJob(deps.notify),
      scheduledJob(deps.notify, brands, secrets),
    ],
    dueSources: [eventNoticesDue, remindersDue, scheduledDue(), dueMessagesSource],
    sealed: [
      { table: sentMessages, id: sentMessages.id, column: sentMessages.sealed, purpose: 'message' },
      { table: pushKeys, id: pushKeys.brand, column: pushKeys.sealed, purpose: 'push-key' },
      { table: pushDevices, id: pushDevices.id, column: pushDevices.sealed, purpose: 'push-device' },
      { table: sentMessages, id: sentMessages.id, column: sentMessages.kept, purpose: 'kept-message' },
    ],
    routes: async (app, kit) => {
      await smsWebhook(deps)(app, kit);
      await unsubscribePage(deps)(app, kit);
      await pushAnswerRoute(deps, brands)(app, kit);
    },
  };
}
