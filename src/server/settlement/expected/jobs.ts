import { areExpectationsDue, readEventsExpectingPay } from '../../events/service.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { keepExpectations } from './keep.ts';

const JOB = 'settlement.expected';

/** Keeps what members were told to expect of an event that has started. */
export const expectedJob: JobDefinition<{ readonly eventId: string }> = {
  name: JOB,
  expireInSeconds: 3600,
  run: ({ eventId }, { db, signal }) => keepExpectations(db, eventId, signal),
};

export const expectedDue: DueSource = {
  name: 'settlement-expected',
  isDue: () => [areExpectationsDue],
  find: async (db, _now, limit) =>
    (await readEventsExpectingPay(db, limit)).map((eventId) => ({
      job: JOB,
      data: { eventId },
      key: `${JOB}:${eventId}`,
    })),
};
