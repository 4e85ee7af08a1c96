import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { fetchHours } from './use/hours.ts';
import { JOBS, type DeviceDeps } from './deps.ts';
import { poll } from './sync/sync.ts';
import { refreshStale } from './sync/stateReader.ts';
import { revoke } from './connect/disconnect.ts';
import type { ConnectionKey } from './store/connections.ts';
import { deleteOldRequests } from './store/requests.ts';
import { readDueWork, isWorkDue } from './store/schedule.ts';

/** Longer than any webhook's signature or log-in is valid. */
const REMEMBERED_MS = 30 * 86_400_000;

export function deviceJobs(deps: DeviceDeps): readonly JobDefinition[] {
  const job = (
    name: string,
    concurrency: number,
    run: (data: ConnectionKey, signal: AbortSignal) => Promise<void>,
  ): JobDefinition => ({
    name,
    concurrency,
    retryLimit: 3,
    expireInSeconds: 600,
    run: (data, { signal }) => run(data as ConnectionKey, signal),
  });
  return [
    job(JOBS.poll, 4, ({ memberId, connectionId }) => poll(deps, memberId, connectionId)),
    job(JOBS.read, 8, ({ memberId, connectionId }) => refreshStale(deps, memberId, connectionId)),
    job(JOBS.hours, 2, async ({ memberId, connectionId }, signal) => {
      await fetchHours(deps, memberId, connectionId, signal);
      await deleteOldRequests(deps.db, new Date(deps.clock.now().getTime() - REMEMBERED_MS));
    }),
    job(JOBS.revoke, 2, ({ memberId, connectionId }) => revoke(deps, memberId, connectionId)),
  ];
}

export const devicesDue: DueSource = {
  name: 'devices',
  isDue: (now) => [isWorkDue(now)],
  find: async (db, now, limit) => {
    const found = await readDueWork(db, now, limit);
    return found.map(({ job, memberId, connectionId }) => ({
      job: JOBS[job],
      key: connectionId,
      data: { memberId, connectionId },
    }));
  },
};
