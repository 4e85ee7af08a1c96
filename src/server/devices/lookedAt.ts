import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import type { Db } from '../platform/db/db.ts';
import type { MemberDevice } from './memberDevice.ts';
import { deviceConnections } from './tables.ts';
import { TIMING } from './timing.ts';

const SILENT = CONNECTION_CONFIGS.filter(({ cloud }) => cloud === 'account').map(({ id }) => id);

/** Somebody looks at these devices: accounts whose partner tells of nothing are read again a minute after the last time. */
export async function noteLook(db: Db, memberId: string, shown: readonly MemberDevice[], now: Date): Promise<void> {
  if (!shown.some(({ connectionConfigId, connectionStatus }) => connectionStatus === 'connected' && SILENT.includes(connectionConfigId))) return;
  const sooner = (TIMING.silentPollMs - TIMING.lookedAtPollMs) / 1_000;
  await db
    .update(deviceConnections)
    .set({ pollDueAt: sql`greatest(${now.toISOString()}::timestamptz, ${deviceConnections.pollDueAt} - ${`${sooner} seconds`}::interval)` })
    .where(
      and(
        eq(deviceConnections.memberId, memberId), inArray(deviceConnections.connectionConfigId, SILENT), eq(deviceConnections.status, 'connected'), eq(deviceConnections.pollFailures, 0),
        gt(deviceConnections.pollDueAt, new Date(now.getTime() + TIMING.lookedAtPollMs)),
      ),
    );
}
