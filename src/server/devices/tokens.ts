import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { endAuthorization } from './endAuthorization.ts';
import type { CloudAnswer } from './cloud.ts';
import type { TokenRenewal, Tokens } from './clouds/oauthClient.ts';
import type { DeviceDeps } from './deps.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';
import { deviceConnections } from './tables.ts';
import { TIMING } from './timing.ts';

const PURPOSE = 'device-token';
/** A token that ends this soon is renewed before it is used. */
const SPARE_MS = 60_000;
const WAIT_MS = 100;

/** Tokens as they are kept: sealed, each for its own row. */
export function sealedTokens(
  { secrets, clock }: Pick<DeviceDeps, 'secrets' | 'clock'>,
  id: string,
  tokens: Pick<Tokens, 'accessToken' | 'refreshToken' | 'expiresInSeconds'>,
) {
  return {
    accessToken: secrets.seal(PURPOSE, `${id}:access`, tokens.accessToken),
    ...(tokens.refreshToken === null
      ? {}
      : { refreshToken: secrets.seal(PURPOSE, `${id}:refresh`, tokens.refreshToken) }),
    accessExpiresAt: new Date(clock.now().getTime() + tokens.expiresInSeconds * 1_000),
  };
}

type Kept = Pick<ConnectionRow, 'id' | 'accessToken' | 'refreshToken' | 'accessExpiresAt'>;

export function accessTokenOf(
  { secrets }: Pick<DeviceDeps, 'secrets'>,
  { id, accessToken }: Kept,
): string | null {
  return accessToken === null ? null : secrets.open(PURPOSE, `${id}:access`, accessToken);
}

export function refreshTokenOf(
  { secrets }: Pick<DeviceDeps, 'secrets'>,
  { id, refreshToken }: Kept,
): string | null {
  return refreshToken === null ? null : secrets.open(PURPOSE, `${id}:refresh`, refreshToken);
}

/** Whether the access token can be used for another while. */
export function lasts({ accessToken, accessExpiresAt }: Kept, now: Date): boolean {
  return (
    accessToken !== null && accessExpiresAt !== null && accessExpiresAt.getTime() - now.getTime() > SPARE_MS
  );
}

/**
 * Renews the tokens that stand in a row which the caller has read. A refresh token works once and brings the next one, so
 * only one at a time may use it, in whatever process: it takes the sole right for a while in the row, without a transaction
 * that stays open while the partner is called. The others wait and take what came of it. Where the partner refuses, the
 * authorization has ended.
 */
export async function renew(
  deps: DeviceDeps,
  client: TokenRenewal,
  seen: ConnectionRow,
): Promise<CloudAnswer<ConnectionRow>> {
  const { db, clock } = deps;
  const own = and(eq(deviceConnections.memberId, seen.memberId), eq(deviceConnections.id, seen.id));
  for (const until = performance.now() + TIMING.renewalSeconds * 1_000; ; await wait(WAIT_MS)) {
    const row = await readConnection(db, seen.memberId, seen.id);
    if (row === null || row.status !== 'connected') return { ok: false, why: 'auth' };
    if (row.accessToken !== seen.accessToken && lasts(row, clock.now())) return { ok: true, value: row };
    const taken = await db
      .update(deviceConnections)
      .set({ renewingUntil: sql`clock_timestamp() + ${`${TIMING.renewalSeconds} seconds`}::interval` })
      .where(
        and(
          own,
          eq(deviceConnections.status, 'connected'),
          row.accessToken === null
            ? isNull(deviceConnections.accessToken)
            : eq(deviceConnections.accessToken, row.accessToken),
          or(
            isNull(deviceConnections.renewingUntil),
            lt(deviceConnections.renewingUntil, sql`clock_timestamp()`),
          ),
        ),
      )
      .returning();
    const [mine] = taken;
    if (mine !== undefined) return renewOnce(deps, client, mine);
    if (performance.now() > until) return { ok: false, why: 'failed' };
  }
}

async function renewOnce(
  deps: DeviceDeps,
  client: TokenRenewal,
  row: ConnectionRow,
): Promise<CloudAnswer<ConnectionRow>> {
  const { db } = deps;
  const own = and(eq(deviceConnections.memberId, row.memberId), eq(deviceConnections.id, row.id));
  const old = refreshTokenOf(deps, row);
  // Without any token nothing was ever granted, or it can no longer be opened: the partner has refused nothing.
  const renewed = old === null ? null : await client.refresh(old).catch(noAnswer);
  if (renewed === 'refused') return endAuthorization(deps, row);
  if (renewed === null) {
    await db.update(deviceConnections).set({ renewingUntil: null }).where(own);
    return { ok: false, why: 'failed' };
  }
  const [after] = await transaction(db, (tx) =>
    tx
      .update(deviceConnections)
      .set({ ...sealedTokens(deps, row.id, renewed), renewingUntil: null })
      .where(and(own, eq(deviceConnections.status, 'connected')))
      .returning(),
  );
  return after === undefined ? { ok: false, why: 'auth' } : { ok: true, value: after };
}

/** Nothing came of it just now: the next one tries with the same token. */
function noAnswer(error: unknown): null {
  if (!(error instanceof PartnerFault)) throw error;
  return null;
}
