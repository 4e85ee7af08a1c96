import type { Brands } from '../../brands/service.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import { sendInactivityWarnings } from './inactive.ts';
import { sendReminders } from './reminders.ts';
import { sendWeekly } from './weekly.ts';

const JOB = 'notifications.scheduled';
const HOUR_MS = 3_600_000;

/** Sends what is due by local time. Message keys make a second run harmless. */
export function scheduledJob(notify: Notify, brands: Brands): JobDefinition {
  return {
    name: JOB,
    expireInSeconds: 3_600,
    run: async (_data, { db, clock, signal }) => {
      const deps = { db, notify, now: clock.now(), signal };
      await sendReminders(deps);
      await sendInactivityWarnings(deps);
      for (const { id } of brands.all) await sendWeekly(deps, id);
    },
  };
}

/** Once per hour of the product's clock. */
export function scheduledDue(): DueSource {
  let seen = 0;
  return {
    name: JOB,
    find: async (_db, now) => {
      const hour = Math.floor(now.getTime() / HOUR_MS);
      if (hour === seen) return [];
      seen = hour;
      return [{ job: JOB, data: {}, key: 'hourly' }];
    },
  };
}
