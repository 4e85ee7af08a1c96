import { lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { rows } from '../platform/db/sql.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { fetchHours } from './hours.ts';
import { JOBS, type DeviceDeps } from './deps.ts';
import { poll } from './sync.ts';
import { refreshStale } from './stateReader.ts';
import { revoke } from './disconnect.ts';
import type { ConnectionKey } from './store/connections.ts';
import { deviceAuthRequests, deviceWebhooks } from './tables.ts';

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
      await forgetOld(deps.db, deps.clock.now());
    }),
    job(JOBS.revoke, 2, ({ memberId, connectionId }) => revoke(deps, memberId, connectionId)),
  ];
}

type Due = { readonly job: keyof typeof JOBS; readonly memberId: string; readonly connectionId: string };

/** One statement for all due work of the room; each branch has an index of its own. */
export const devicesDue: DueSource = {
  name: 'devices',
  find: async (db, now, limit) => {
    const at = now.toISOString();
    const found = await rows<Due>(
      db,
      sql`(select 'read' as job, member_id as "memberId", connection_id as "connectionId" from devices where read_due_at <= ${at} group by member_id, connection_id limit ${limit})
        union all (select 'poll', member_id, id from device_connections where poll_due_at <= ${at} limit ${limit})
        union all (select 'hours', member_id, id from device_connections where hours_due_at <= ${at} limit ${limit})
        union all (select 'revoke', member_id, id from device_connections where revoke_due_at <= ${at} limit ${limit})
        limit ${limit}`,
    );
    return found.map(({ job, memberId, connectionId }) => ({
      job: JOBS[job],
      key: connectionId,
      data: { memberId, connectionId },
    }));
  },
};

async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(deviceWebhooks).where(lt(deviceWebhooks.receivedAt, before));
  await db.delete(deviceAuthRequests).where(lt(deviceAuthRequests.expiresAt, before));
}
