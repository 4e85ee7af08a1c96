import type { Brands } from '../../brands/service.ts';
import { hourly } from '../../platform/jobs/hourly.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Notify } from '../../platform/notify.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { sendTeamHelp } from './closeTeams.ts';
import { sendDigests } from './digest.ts';
import { sendInactivityWarnings } from './inactive.ts';
import { sendReminders } from './reminders.ts';
import { sendReferralHelp } from './stuckFriends.ts';
import { sendSurveyInvitations } from './surveys.ts';
import { sendTeamUpdates } from './teams.ts';
import { sendWeekly } from './weekly.ts';

const JOB = 'notifications.scheduled';

/** Sends what is due by local time. Message keys make a second run harmless. */
export function scheduledJob(notify: Notify, brands: Brands, secrets: Secrets): JobDefinition {
  return {
    name: JOB,
    expireInSeconds: 3_600,
    run: async (_data, { db, clock, signal }) => {
      const deps = { db, notify, now: clock.now(), signal };
      await sendReminders(deps);
      await sendInactivityWarnings(deps);
      await sendReferralHelp(deps);
      await sendSurveyInvitations(deps);
      for (const brand of brands.all) {
        await sendWeekly(deps, brand.id);
        await sendDigests(deps, secrets, brand.id);
        await sendTeamUpdates(deps, brand);
        await sendTeamHelp(deps, brand);
      }
    },
  };
}

export const scheduledDue = (): DueSource => hourly(JOB);
