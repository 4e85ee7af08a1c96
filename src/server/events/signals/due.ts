import { sql } from 'drizzle-orm';
import { rows } from '../../platform/db/sql.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { JOBS, type SignalDeps } from './deps.ts';
import { pollVtn } from './poll.ts';
import { reportResults, type ReportJob } from './report.ts';

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
  find: async (db, now, limit) => {
    const at = now.toISOString();
    const polls = await rows<{ id: string }>(
      db,
      sql`select id from grid_sources where poll_due_at <= ${at} and active limit ${limit}`,
    );
    const reports = await rows<{ sourceId: string; externalId: string }>(
      db,
      sql`select source_id as "sourceId", external_id as "externalId" from grid_events where report_due_at <= ${at} limit ${limit}`,
    );
    return [
      ...polls.map(({ id }) => ({ job: JOBS.poll, data: { sourceId: id }, key: id })),
      ...reports.map(({ sourceId, externalId }) => ({
        job: JOBS.report,
        data: { sourceId, externalId },
        key: `${sourceId}:${externalId}`,
      })),
    ];
  },
};
