import type { BrandLanguages } from '../audit/service.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import {
  areEventsDue,
  areForecastsDue,
  dueEvents,
  readDueForecasts,
  renewForecast,
  runDueEvent,
} from './service.ts';

interface EventJob {
  readonly eventId: string;
}

const ADVANCE_JOB = 'events.advance';

/** Starts, ends or closes an event that is due. */
export const advanceEvent = (brands: BrandLanguages): JobDefinition<EventJob> => ({
  name: ADVANCE_JOB,
  concurrency: 4,
  run: async ({ eventId }, { db, clock }) => void (await runDueEvent({ db, clock, brands }, eventId)),
});

export const eventsDue: DueSource = {
  name: 'events',
  isDue: (now) => [areEventsDue(now)],
  find: async (db, now, limit) =>
    (await dueEvents(db, now, limit)).map((eventId) => ({
      job: ADVANCE_JOB,
      data: { eventId },
      key: eventId,
    })),
};

/** Makes the forecast of an event again before it starts. */
export const renewForecastJob: JobDefinition<EventJob> = {
  name: 'events.forecast',
  run: ({ eventId }, ctx) => renewForecast(ctx, eventId),
};

export const forecastsDue: DueSource = {
  name: 'event-forecasts',
  isDue: (now) => [areForecastsDue(now)],
  find: async (db, now, limit) =>
    (await readDueForecasts(db, now, limit)).map((eventId) => ({
      job: renewForecastJob.name,
      data: { eventId },
      key: `${renewForecastJob.name}:${eventId}`,
    })),
};
