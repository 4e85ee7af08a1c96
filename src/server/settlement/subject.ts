import type { BrandRates } from '../platform/brandRates.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { accuracyNodes, accuracyResolvers } from './accuracy/graphql.ts';
import { accuracyDue, accuracyJob } from './accuracy/jobs.ts';
import { expectedDue, expectedJob } from './expected/jobs.ts';
import { monthsDue, monthsJob, resultsDue, settleJob } from './jobs.ts';
import { settlementHandlers } from './rest.ts';

export function settlementSubject(brands: BrandRates): SubjectModule {
  return {
    name: 'settlement',
    rest: settlementHandlers,
    resolvers: accuracyResolvers,
    nodes: accuracyNodes,
    jobs: [settleJob(brands), monthsJob(brands), accuracyJob(brands), expectedJob],
    dueSources: [resultsDue, monthsDue, accuracyDue, expectedDue],
  };
}
