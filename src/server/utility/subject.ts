import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { conflictLetterJob, disenrollHandlers } from './disenroll.ts';
import { utilityDue, utilityJobs } from './due.ts';
import { createExchanges } from './exchange.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityHandlers, type SignupOf } from './rest.ts';
import { mountUtility } from './routes.ts';
import { staffUtilityResolvers } from './staffGraphql.ts';

/** The utility connection, and the way out of the program of another provider. */
export function utilitySubject(
  deps: UtilityDeps,
  sessions: SessionService,
  signupOf: SignupOf,
): SubjectModule {
  const exchanges = createExchanges(deps);
  return {
    name: 'utility',
    resolvers: staffUtilityResolvers,
    jobs: [...utilityJobs(deps, exchanges), conflictLetterJob(deps, sessions)],
    dueSources: [utilityDue],
    routes: mountUtility(deps, exchanges),
    rest: { ...utilityHandlers(deps, signupOf), ...disenrollHandlers(deps, sessions) },
  };
}
