import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { drawNodes, drawResolvers } from './draws/staffGraphql.ts';
import { seedsDue, wheelJobs } from './jobs.ts';
import { wheelHandlers } from './rest.ts';
import { staffWheelResolvers, wheelNodes } from './staffGraphql.ts';
import { SEED as DRAW_SEED } from './draws/draw.ts';
import { SEED as DAY_SEED } from './seeds.ts';
import { wheelDraws, wheelSeeds } from './tables.ts';

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
    sealed: [
      { table: wheelSeeds, id: wheelSeeds.id, column: wheelSeeds.sealed, purpose: DAY_SEED },
      { table: wheelDraws, id: wheelDraws.id, column: wheelDraws.sealed, purpose: DRAW_SEED },
    ],
  };
}
