import { availableParallelism } from 'node:os';
import { eventsToNotify, hasEventsToNotify } from '../../events/service.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { PartnerCallDeps, OpenClouds } from './partnerCalls.ts';
import { doDueSteps, STEP_BATCH } from './steps.ts';
import { countDue, areStepsDue } from './store.ts';
import { notifyDevices } from './notify.ts';

const NOTIFY = 'devices.dispatch';
const STEP = 'devices.step';
/**
 * Half of the processors, so that the database and requests have the rest; four at most, because each holds a
 * connection of the pool.
 */
const STEPPERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

interface NotifyJob {
  readonly eventId: string;
}

/** Directs an event's devices at its start and its end. */
export const notifyJob: JobDefinition<NotifyJob> = {
  name: NOTIFY,
  concurrency: 2,
  expireInSeconds: 600,
  run: async ({ eventId }, { signal, ...deps }) => void (await notifyDevices(deps, eventId, { signal })),
};

export const notificationsDue: DueSource = {
  name: NOTIFY,
  isDue: () => [hasEventsToNotify],
  find: async (db, _now, limit) =>
    (await eventsToNotify(db, limit)).map((eventId) => ({ job: NOTIFY, data: { eventId }, key: eventId })),
};

/** Commands devices, watches them, and restores them. */
export function stepJob(openClouds: OpenClouds, limit: PartnerCallDeps['limit']): JobDefinition {
  return {
    name: STEP,
    concurrency: STEPPERS,
    expireInSeconds: 600,
    run: async (_data, { signal, ...deps }) =>
      void (await doDueSteps({ ...deps, openClouds, limit }, { signal })),
  };
}

export const stepsDue: DueSource = {
  name: STEP,
  isDue: (now) => [areStepsDue(now)],
  find: async (db, now) => {
    const due = await countDue(db, now, STEP_BATCH + 1);
    const jobs = due === 0 ? 0 : due > STEP_BATCH ? STEPPERS : 1;
    return Array.from({ length: jobs }, (_, index) => ({ job: STEP, data: {}, key: `${STEP}:${index}` }));
  },
};
