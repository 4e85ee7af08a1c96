import type { SubjectModule } from '../platform/subject.ts';
import type { Deps } from '../platform/context.ts';
import { programNodes, programResolvers } from './graphql.ts';
import { programHandlers } from './rest.ts';
import { statementResolvers } from './statements/graphql.ts';
import { ratePlanResolvers } from './ratePlans/graphql.ts';
import { passOnJob, surveysDue } from './ratePlans/passOn.ts';
import { ratePlanJob, ratePlansDue } from './ratePlans/results.ts';

export function programsSubject(deps: Pick<Deps, 'mail' | 'brands'>): SubjectModule {
  return {
    name: 'programs',
    resolvers: {
      ...programResolvers,
      ...statementResolvers,
      Viewer: ratePlanResolvers.Viewer,
      Staff: { ...programResolvers.Staff, ...statementResolvers.Staff },
      Program: { ...programResolvers.Program, ...statementResolvers.Program },
      Mutation: {
        ...programResolvers.Mutation,
        ...statementResolvers.Mutation,
        ...ratePlanResolvers.Mutation,
      },
    },
    nodes: programNodes,
    rest: programHandlers,
    jobs: [ratePlanJob, passOnJob(deps)],
    dueSources: [ratePlansDue, surveysDue],
  };
}
