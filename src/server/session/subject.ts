import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { passwordLinkJob } from './passwordLink.ts';
import { sessionHandlers } from './rest.ts';
import type { SessionService } from './service.ts';

export function sessionSubject(deps: Deps, sessions: SessionService): SubjectModule {
  return { name: 'session', rest: sessionHandlers(sessions), jobs: [passwordLinkJob(deps, sessions)] };
}
