import type { SubjectModule } from '../../platform/subject.ts';
import { gridDue, gridJobs } from './due.ts';
import { gridNodes, gridResolvers } from './graphql.ts';
import type { SignalDeps } from './deps.ts';
import { mountGridSignals } from './routes.ts';

/** Signals of the grid from outside: an OpenADR 3.1 VTN that is asked, and a signed webhook. */
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
