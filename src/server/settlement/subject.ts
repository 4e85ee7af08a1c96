import type { BrandRates } from '../platform/brandRates.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { monthsDue, monthsJob, resultsDue, settleJob } from './jobs.ts';
import { settlementHandlers } from './rest.ts';

export function settlementSubject(brands: BrandRates): SubjectModule {
  return { name: 'settlement', rest: settlementHandlers, jobs: [settleJob(brands), monthsJob(brands)], dueSources: [resultsDue, monthsDue] };
}
