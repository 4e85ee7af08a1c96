import type { BrandLanguages } from '../audit/service.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { advanceEvent, eventsDue, forecastsDue, renewForecastJob } from './jobs.ts';
import { memberEventResolvers } from './memberGraphql.ts';
import { eventHandlers } from './rest.ts';

export const eventsSubject = (brands: BrandLanguages): SubjectModule => ({
  name: 'events',
  rest: eventHandlers,
  resolvers: memberEventResolvers,
  jobs: [advanceEvent(brands), renewForecastJob],
  dueSources: [eventsDue, forecastsDue],
});
