import type { SubjectModule } from '../../platform/subject.ts';
import { gridDue, gridJobs } from './due.ts';
import { gridNodes, gridResolvers } from './graphql.ts';
import type { SignalDeps } from './deps.ts';
import { mountGridSignals } from './routes.ts';

/** Grid signals: a polled OpenADR 3.1 VTN, and a signed webhook. */
export function gridSignalsSubject(deps: SignalDeps): SubjectModule {
  return {
    name: 'grid signals',
    resolvers: gridResolvers,
    nodes: gridNodes,
    jobs: gridJobs(deps),
    dueSources: [gridDue],
    routes: mountGridSignals(deps),
  };
}
