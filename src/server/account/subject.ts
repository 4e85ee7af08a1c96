import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import type { CopyDeps } from './copy/makeCopy.ts';
import type { DeletionDeps } from './deletion/endAccount.ts';
import { copiesDue, copyJob, deletionJob, deletionsDue } from './jobs.ts';
import { accountHandlers } from './rest.ts';
import { memberAccountResolvers } from './staffGraphql.ts';

/** A member's account as a whole: a copy of everything that we hold about them, and its end. */
export function accountSubject(deps: CopyDeps & DeletionDeps, sessions: SessionService): SubjectModule {
  return {
    name: 'account',
    rest: accountHandlers(sessions),
    resolvers: memberAccountResolvers,
    jobs: [copyJob(deps), deletionJob(deps)],
    dueSources: [copiesDue, deletionsDue],
  };
}
