import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { conflictEmailJob, disenrollHandlers } from './enrol/disenroll.ts';
import { utilityDue, utilityJobs } from './jobs.ts';
import { createExchanges } from './connect/exchange.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityHandlers, type ReadSignup } from './rest.ts';
import { mountUtility } from './routes.ts';
import { queueResolvers } from './queuesGraphql.ts';
import { billNumberResolvers } from './connect/numbersGraphql.ts';
import { meterClaimNodes, meterClaimResolvers } from './claims/graphql.ts';
import { readingsResolvers } from './readings/graphql.ts';
import { staffUtilityResolvers } from './staffGraphql.ts';
import { sealedByUtility } from './sealed.ts';

/** The utility connection, and leaving another provider's program. */
export function utilitySubject(
  deps: UtilityDeps,
  sessions: SessionService,
  readSignup: ReadSignup,
): SubjectModule {
  const exchanges = createExchanges(deps);
  const numbers = billNumberResolvers(deps);
  return {
    name: 'utility',
    resolvers: {
      ...staffUtilityResolvers,
      ...meterClaimResolvers,
      ...queueResolvers,
      MemberRecord: { ...staffUtilityResolvers.MemberRecord, ...numbers.MemberRecord },
      Staff: { ...staffUtilityResolvers.Staff, ...meterClaimResolvers.Staff, ...queueResolvers.Staff },
      Mutation: {
        ...staffUtilityResolvers.Mutation,
        ...meterClaimResolvers.Mutation,
        ...readingsResolvers.Mutation,
        ...numbers.Mutation,
      },
    },
    nodes: meterClaimNodes,
    jobs: [...utilityJobs(deps, exchanges), conflictEmailJob(deps, sessions)],
    dueSources: [utilityDue],
    sealed: sealedByUtility,
    routes: mountUtility(deps, exchanges),
    rest: { ...utilityHandlers(deps, readSignup), ...disenrollHandlers(deps, sessions) },
  };
}
