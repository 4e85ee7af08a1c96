import { and, eq } from 'drizzle-orm';
import { connectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { oauthClient } from './clouds/oauthClient.ts';
import type { DeviceDeps } from './deps.ts';
import { deviceConnections } from './tables.ts';
import { backOff, MOST_REVOKE_TRIES } from './timing.ts';
import { accessTokenOf, refreshTokenOf } from './tokens.ts';

/** Tells a partner that we no longer come, and forgets the tokens. A partner that stays away is told later, but not for ever. */
export async function revoke(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const { db, clock } = deps;
  const own = and(
    eq(deviceConnections.memberId, memberId),
    eq(deviceConnections.id, connectionId),
    eq(deviceConnections.status, 'removed'),
  );
  const [connection] = await db.select().from(deviceConnections).where(own);
  if (connection === undefined || connection.revokeDueAt === null) return;
  const failures = connection.revokeFailures + 1;
  const done = await told(deps, connection);
  const forgotten = { accessToken: null, refreshToken: null, accessExpiresAt: null, revokeDueAt: null };
  const later = {
    revokeFailures: failures,
    revokeDueAt: new Date(clock.now().getTime() + backOff(failures)),
  };
  await db
    .update(deviceConnections)
    .set(done || failures >= MOST_REVOKE_TRIES ? forgotten : later)
    .where(own);
}

/** False: the partner could not be told just now. A partner without a log-in of its own has nothing to be told. */
async function told(deps: DeviceDeps, connection: typeof deviceConnections.$inferSelect): Promise<boolean> {
  const { connectionConfigId } = connection;
  const partner = deps.partners.device(connectionConfigId);
  const token = refreshTokenOf(deps, connection) ?? accessTokenOf(deps, connection);
  if (partner === null || token === null || connectionConfig(connectionConfigId)?.cloud === 'account')
    return true;
  try {
    await oauthClient(deps, connectionConfigId, partner).revoke(token);
    return true;
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return !error.isPassing;
  }
}
