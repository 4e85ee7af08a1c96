import type { SubjectModule } from '../platform/subject.ts';
import { advanceEvent, eventsDue, forecastsDue, renewForecastJob } from './jobs.ts';
import { memberEventResolvers } from './memberGraphql.ts';
import { eventHandlers } from './rest.ts';

export const eventsSubject: SubjectModule = {
  name: 'events',
  rest: eventHandlers,
  resolvers: memberEventResolvers,
  jobs: [advanceEvent, renewForecastJob],
  dueSources: [eventsDue, forecastsDue],
};
