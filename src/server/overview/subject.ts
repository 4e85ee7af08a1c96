import type { SubjectModule } from '../platform/subject.ts';
import { overviewResolvers } from './graphql.ts';
import { messagesDue, messagesJob } from './jobs.ts';

export function overviewSubject(): SubjectModule {
  return { name: 'overview', resolvers: overviewResolvers, jobs: [messagesJob], dueSources: [messagesDue] };
}
