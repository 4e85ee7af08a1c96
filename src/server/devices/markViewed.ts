import { and, eq, gt, inArray } from 'drizzle-orm';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import type { Db } from '../platform/db/db.ts';
import { losableWrite } from '../platform/db/transaction.ts';
import type { MemberDevice } from './memberDevice.ts';
import { deviceConnections } from './tables.ts';
import { TIMING } from './timing.ts';

const SILENT = CONNECTION_CONFIGS.filter(({ cloud }) => cloud === 'account').map(({ id }) => id);

/** Somebody looks at these devices: accounts whose partner tells of nothing are read again seconds after the last time. */
export async function markViewed(
  db: Db,
  memberId: string,
  shown: readonly MemberDevice[],
  now: Date,
): Promise<void> {
  const silent = shown.filter(
    ({ connectionConfigId, connectionStatus }) =>
      connectionStatus === 'connected' && SILENT.includes(connectionConfigId),
  );
  if (silent.length === 0) return;
  const lastRead = Math.max(...silent.map(({ stateAt }) => stateAt.getTime()));
  const pollDueAt = new Date(Math.max(now.getTime(), lastRead + TIMING.viewedPollMs));
  await losableWrite(db, (tx) =>
    tx
      .update(deviceConnections)
      .set({ pollDueAt })
      .where(
        and(
          eq(deviceConnections.memberId, memberId),
          inArray(deviceConnections.connectionConfigId, SILENT),
          eq(deviceConnections.status, 'connected'),
          eq(deviceConnections.pollFailures, 0),
          gt(deviceConnections.pollDueAt, pollDueAt),
        ),
      ),
  );
}
