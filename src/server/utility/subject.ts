import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { conflictLetterJob, disenrollHandlers } from './disenroll.ts';
import { utilityDue, utilityJobs } from './due.ts';
import { createExchanges } from './exchange.ts';
import type { UtilityParts } from './parts.ts';
import { utilityHandlers, type SignupOf } from './rest.ts';
import { mountUtility } from './routes.ts';
import { staffUtilityResolvers } from './staffGraphql.ts';

/** The utility connection, and the way out of the program of another provider. */
export function utilitySubject(parts: UtilityParts, sessions: SessionService, signupOf: SignupOf): SubjectModule {
  const exchanges = createExchanges(parts);
  return {
    name: 'utility',
    resolvers: staffUtilityResolvers,
    jobs: [...utilityJobs(parts, exchanges), conflictLetterJob(parts, sessions)],
    dueSources: [utilityDue],
    routes: mountUtility(parts, exchanges),
    rest: { ...utilityHandlers(parts, signupOf), ...disenrollHandlers(parts, sessions) },
  };
}
