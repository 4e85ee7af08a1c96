import type { SubjectModule } from '../platform/subject.ts';
import type { CashoutDeps } from './deps.ts';
import { cashoutDue, cashoutJobs } from './jobs.ts';
import { mountPayoutWebhook } from './payoutWebhook.ts';
import { cashoutHandlers } from './rest.ts';
import { staffCashoutNodes, staffCashoutResolvers } from './staffGraphql.ts';
import { w9Call } from './w9Call.ts';
import { keptTaxRecords, w9Forms } from './tables.ts';
import { TIN } from './w9.ts';

export function cashoutSubject(deps: CashoutDeps): SubjectModule {
  return {
    name: 'cashout',
    rest: cashoutHandlers,
    resolvers: staffCashoutResolvers,
    nodes: staffCashoutNodes,
    signedCalls: { markW9: w9Call(deps) },
    jobs: cashoutJobs(deps),
    dueSources: cashoutDue(deps),
    sealed: [
      { table: w9Forms, id: w9Forms.id, column: w9Forms.tin, purpose: TIN },
      { table: keptTaxRecords, id: keptTaxRecords.id, column: keptTaxRecords.tin, purpose: TIN },
    ],
    routes: mountPayoutWebhook(deps),
  };
}
