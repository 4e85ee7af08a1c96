import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import type { CopyDeps } from './copy/makeCopy.ts';
import { copiesDue, copyJob } from './jobs.ts';
import { accountHandlers } from './rest.ts';

/** A member's account as a whole: a copy of everything that we hold about them. */
export function accountSubject(deps: CopyDeps, sessions: SessionService): SubjectModule {
  return {
    name: 'account',
    rest: accountHandlers(sessions),
    jobs: [copyJob(deps)],
    dueSources: [copiesDue],
  };
}
