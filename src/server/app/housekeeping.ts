import { sweepAllowances } from '../platform/allowances.ts';
import { dropExpiredKeys } from '../platform/idempotency.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { forgetOldMessages } from '../notifications/service.ts';
import type { SessionService } from '../session/service.ts';
import { forgetUnverifiedPhones } from '../settings/service.ts';

const hourMs = 3_600_000;

/** Deletes expired data once an hour of product time. */
export function housekeeping(sessions: SessionService): SubjectModule {
  const sweep: JobDefinition = {
    name: 'housekeeping',
    run: async (_data, { db, clock }) => {
      await sessions.sweep(db, clock.now());
      await forgetOldMessages(db, clock.now());
      await forgetUnverifiedPhones(db, clock.now());
      await sweepAllowances(db, clock.now());
      await dropExpiredKeys(db, clock.now());
    },
  };
  let swept = 0;
  return {
    name: 'housekeeping',
    jobs: [sweep],
    dueSources: [
      {
        name: 'housekeeping',
        find: async (_db, now) => {
          const hour = Math.floor(now.getTime() / hourMs);
          if (hour === swept) return [];
          swept = hour;
          return [{ job: sweep.name, data: {}, key: 'hourly' }];
        },
      },
    ],
  };
}
