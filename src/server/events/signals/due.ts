import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { JOBS, type SignalDeps } from './deps.ts';
import { pollVtn } from './poll.ts';
import { reportResults, type ReportJob } from './report.ts';
import { findDueReports, areReportsDue } from './store/signals.ts';
import { findDuePolls, arePollsDue } from './store/sources.ts';

export function gridJobs(deps: SignalDeps): readonly JobDefinition[] {
  const poll: JobDefinition<{ sourceId: string }> = {
    name: JOBS.poll,
    retryLimit: 3,
    concurrency: 4,
    run: ({ sourceId }) => pollVtn(deps, sourceId),
  };
  const report: JobDefinition<ReportJob> = {
    name: JOBS.report,
    retryLimit: 3,
    concurrency: 2,
    run: (job) => reportResults(deps, job),
  };
  return [poll, report];
}

export const gridDue: DueSource = {
  name: 'grid signals',
  isDue: (now) => [arePollsDue(now), areReportsDue(now)],
  find: async (db, now, limit) => {
    const polls = await findDuePolls(db, now, limit);
    const reports = await findDueReports(db, now, limit);
    return [
      ...polls.map((id) => ({ job: JOBS.poll, data: { sourceId: id }, key: id })),
      ...reports.map(({ sourceId, externalId }) => ({
        job: JOBS.report,
        data: { sourceId, externalId },
        key: `${sourceId}:${externalId}`,
      })),
    ];
  },
};
