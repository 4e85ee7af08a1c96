import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { drawNodes, drawResolvers } from './draws/staffGraphql.ts';
import { seedsDue, wheelJobs } from './jobs.ts';
import { wheelHandlers } from './rest.ts';
import { staffWheelResolvers, wheelNodes } from './staffGraphql.ts';

export function wheelSubject(deps: Deps): SubjectModule {
  return {
    name: 'wheel',
    rest: wheelHandlers,
    resolvers: {
      ...staffWheelResolvers,
      ...drawResolvers,
      Staff: { ...staffWheelResolvers.Staff, ...drawResolvers.Staff },
      Mutation: { ...staffWheelResolvers.Mutation, ...drawResolvers.Mutation },
    },
    nodes: { ...wheelNodes, ...drawNodes },
    jobs: wheelJobs(deps),
    dueSources: [seedsDue(deps)],
  };
}
