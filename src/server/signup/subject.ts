import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { signupResolvers } from './graphql.ts';
import { handbackJob } from './handback.ts';
import { signupEmailJob } from './signupEmail.ts';
import { signupHandlers } from './rest.ts';
import { stepHandlers } from './stepHandlers.ts';
import { sweepDue, sweepJob } from './sweep.ts';

/** Sign-up, from a stranger's postal code to the dashboard. */
export function signupSubject(deps: Deps, sessions: SessionService): SubjectModule {
  return {
    name: 'signup',
    rest: { ...signupHandlers(sessions), ...stepHandlers },
    actingReads: { skipSignupStep: () => '/signup', pingHandback: () => '/' },
    resolvers: signupResolvers,
    jobs: [signupEmailJob(deps, sessions), handbackJob(deps), sweepJob],
    dueSources: [sweepDue()],
  };
}
