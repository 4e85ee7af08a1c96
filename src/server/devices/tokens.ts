import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { endAuthorization } from './authorizationEnd.ts';
import type { CloudAnswer } from './cloud.ts';
import type { TokenRenewal, Tokens } from './clouds/oauthClient.ts';
import type { DeviceDeps } from './deps.ts';
import { readConnection, type ConnectionRow } from './store/connections.ts';
import { deviceConnections } from './tables.ts';
import { TIMING } from './timing.ts';

const PURPOSE = 'device-token';
/** A token that expires sooner is renewed before use. */
const SPARE_MS = 60_000;
const WAIT_MS = 100;

/** Sealed for one row, so that tokens can't be swapped between rows. */
export function sealTokens(
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

type SealedTokens = Pick<ConnectionRow, 'id' | 'accessToken' | 'refreshToken' | 'accessExpiresAt'>;

export function openAccessToken(
  { secrets }: Pick<DeviceDeps, 'secrets'>,
  { id, accessToken }: SealedTokens,
): string | null {
  return accessToken === null ? null : secrets.open(PURPOSE, `${id}:access`, accessToken);
}

export function openRefreshToken(
  { secrets }: Pick<DeviceDeps, 'secrets'>,
  { id, refreshToken }: SealedTokens,
): string | null {
  return refreshToken === null ? null : secrets.open(PURPOSE, `${id}:refresh`, refreshToken);
}

export function isUsable({ accessToken, accessExpiresAt }: SealedTokens, now: Date): boolean {
  return (
    accessToken !== null && accessExpiresAt !== null && accessExpiresAt.getTime() - now.getTime() > SPARE_MS
  );
}

/**
 * Renews a connection's tokens. A refresh token works once, so only one process may use it: it holds
 * `renewingUntil` in the row and keeps no transaction open during the call. The others wait for its result. A
 * refusal by the partner ends the authorization.
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
    if (row.accessToken !== seen.accessToken && isUsable(row, clock.now())) return { ok: true, value: row };
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
  const old = openRefreshToken(deps, row);
  // Without a readable refresh token there is nothing to ask, so the partner has refused nothing.
  const renewed = old === null ? null : await client.refresh(old).catch(noAnswer);
  if (renewed === 'refused') return endAuthorization(deps, row);
  if (renewed === null) {
    await db.update(deviceConnections).set({ renewingUntil: null }).where(own);
    return { ok: false, why: 'failed' };
  }
  const [after] = await transaction(db, (tx) =>
    tx
      .update(deviceConnections)
      .set({ ...sealTokens(deps, row.id, renewed), renewingUntil: null })
      .where(and(own, eq(deviceConnections.status, 'connected')))
      .returning(),
  );
  return after === undefined ? { ok: false, why: 'auth' } : { ok: true, value: after };
}

/** A failed call leaves the refresh token for the next try. */
function noAnswer(error: unknown): null {
  if (!(error instanceof PartnerFault)) throw error;
  return null;
}

/** Saves tokens of a connection that was made without a log-in, and schedules its first poll. */
export async function saveTokens(
  deps: Pick<DeviceDeps, 'db' | 'secrets' | 'clock'>,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  tokens: Omit<Tokens, 'account'>,
  now: Date,
): Promise<void> {
  await deps.db
    .update(deviceConnections)
    .set({ ...sealTokens(deps, id, tokens), pollDueAt: now, hoursDueAt: now })
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.id, id),
        eq(deviceConnections.status, 'connected'),
      ),
    );
}
