import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { passwordLinkJob } from './passwordLink.ts';
import { viewerNodes, viewerResolvers } from './graphql.ts';
import { sessionHandlers } from './rest.ts';
import type { SessionService } from './service.ts';

export function sessionSubject(deps: Deps, sessions: SessionService): SubjectModule {
  return { name: 'session', rest: sessionHandlers(sessions), resolvers: viewerResolvers, nodes: viewerNodes, jobs: [passwordLinkJob(deps, sessions)] };
}
