import { sweepAllowances } from '../platform/allowances.ts';
import { dropExpiredKeys } from '../platform/idempotency.ts';
import { hourly } from '../platform/jobs/hourly.ts';
import type { JobDefinition } from '../platform/jobs/jobs.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { forgetKeptTax } from '../cashout/service.ts';
import { forgetOldDrafts } from '../drafts/service.ts';
import { forgetOldMessages } from '../notifications/service.ts';
import { forgetOldReports } from '../partner/service.ts';
import type { SessionService } from '../session/service.ts';
import { forgetUnverifiedPhones } from '../settings/service.ts';
import { forgetOldCalls } from '../webhooks/service.ts';

/** Deletes expired data once an hour of product time. */
export function housekeeping(sessions: SessionService): SubjectModule {
  const sweep: JobDefinition = {
    name: 'housekeeping',
    run: async (_data, { db, clock }) => {
      await sessions.sweep(db, clock.now());
      await forgetOldMessages(db, clock.now());
      await forgetOldCalls(db, clock.now());
      await forgetOldReports(db, clock.now());
      await forgetUnverifiedPhones(db, clock.now());
      await forgetKeptTax(db, clock.now());
      await forgetOldDrafts(db, clock.now());
      await sweepAllowances(db, clock.now());
      await dropExpiredKeys(db, clock.now());
    },
  };
  return { name: 'housekeeping', jobs: [sweep], dueSources: [hourly(sweep.name)] };
}
