import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { accuracyNodes, accuracyResolvers } from './accuracy/graphql.ts';
import { accuracyDue, accuracyJob } from './accuracy/jobs.ts';
import { backtestNodes, backtestResolvers } from './backtest/graphql.ts';
import { backtestDue, backtestFilesDue, backtestFilesJob, backtestJob } from './backtest/jobs.ts';
import { earlierMilestonesDue, earlierMilestonesJob } from './earlierMilestones.ts';
import { expectedDue, expectedJob } from './expected/jobs.ts';
import { settlementFileResolvers } from './files/graphql.ts';
import { fileJob, filesDue } from './files/jobs.ts';
import { monthsDue, monthsJob, resultsDue, settleJob } from './jobs.ts';
import { performanceResolvers } from './performance/graphql.ts';
import { performanceDue, performanceJob } from './performance/jobs.ts';
import { settlementHandlers } from './rest.ts';
import { zeroReadingResolvers } from './zeroReading/graphql.ts';

export function settlementSubject({
  brands,
  metrics,
  replica,
  secrets,
}: Pick<Deps, 'brands' | 'metrics' | 'replica' | 'secrets'>): SubjectModule {
  return {
    name: 'settlement',
    rest: settlementHandlers,
    resolvers: {
      ...accuracyResolvers,
      ...backtestResolvers,
      ...performanceResolvers,
      ...settlementFileResolvers,
      Staff: { ...accuracyResolvers.Staff, ...backtestResolvers.Staff, ...settlementFileResolvers.Staff },
      Mutation: {
        ...accuracyResolvers.Mutation,
        ...backtestResolvers.Mutation,
        ...settlementFileResolvers.Mutation,
        ...zeroReadingResolvers.Mutation,
      },
    },
    nodes: { ...accuracyNodes, ...backtestNodes },
    jobs: [
      settleJob(brands, metrics),
      monthsJob(brands),
      accuracyJob(brands),
      expectedJob,
      earlierMilestonesJob,
      backtestJob(brands, replica),
      backtestFilesJob,
      performanceJob,
      fileJob({ secrets }),
    ],
    dueSources: [
      resultsDue,
      monthsDue,
      accuracyDue,
      expectedDue,
      earlierMilestonesDue,
      backtestDue,
      backtestFilesDue,
      performanceDue,
      filesDue,
    ],
  };
}
