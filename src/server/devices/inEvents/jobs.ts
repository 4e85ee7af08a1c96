import { availableParallelism } from 'node:os';
import { eventsToNotify } from '../../events/service.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { AskDeps, OpenCloud } from './ask.ts';
import { doDueSteps, STEP_BATCH } from './steps.ts';
import { countDue } from './store.ts';
import { tellDevices } from './tell.ts';

const TELL = 'devices.dispatch';
const STEP = 'devices.step';
/**
 * So many jobs work on steps at once: half of the processors, so that the others are left to the database and to whoever asks;
 * and never so many that they take all connections of the pool.
 */
const STEPPERS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

interface TellJob {
  readonly eventId: string;
}

/** Tells the devices of an event that it begins or ends. */
export const tellJob: JobDefinition<TellJob> = {
  name: TELL,
  concurrency: 2,
  expireInSeconds: 600,
  run: async ({ eventId }, { signal, ...deps }) => void (await tellDevices(deps, eventId, { signal })),
};

export const tellingsDue: DueSource = {
  name: TELL,
  find: async (db, _now, limit) =>
    (await eventsToNotify(db, limit)).map((eventId) => ({ job: TELL, data: { eventId }, key: eventId })),
};

/** Commands devices, looks after them, and puts them back. */
export function stepJob(openCloud: OpenCloud, limit: AskDeps['limit']): JobDefinition {
  return {
    name: STEP,
    concurrency: STEPPERS,
    expireInSeconds: 600,
    run: async (_data, { signal, ...deps }) =>
      void (await doDueSteps({ ...deps, openCloud, limit }, { signal })),
  };
}

export const stepsDue: DueSource = {
  name: STEP,
  find: async (db, now) => {
    const due = await countDue(db, now, STEP_BATCH + 1);
    const jobs = due === 0 ? 0 : due > STEP_BATCH ? STEPPERS : 1;
    return Array.from({ length: jobs }, (_, index) => ({ job: STEP, data: {}, key: `${STEP}:${index}` }));
  },
};
