import { setTimeout as wait } from 'node:timers/promises';
import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { endAuthorization } from './authorizationEnd.ts';
import type { CloudAnswer } from '../clouds/cloud.ts';
import type { TokenRenewal, Tokens } from '../clouds/oauthClient.ts';
import type { DeviceDeps } from '../deps.ts';
import { readConnection, type ConnectionRow } from '../store/connections.ts';
import { claimRenewal, releaseRenewal, writeFirstTokens, writeRenewedTokens } from '../store/tokens.ts';
import { TIMING } from '../timing.ts';

export const PURPOSE = 'device-token';
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
  for (const until = performance.now() + TIMING.renewalSeconds * 1_000; ; await wait(WAIT_MS)) {
    const row = await readConnection(db, seen.memberId, seen.id);
    if (row === null || row.status !== 'connected') return { ok: false, why: 'auth' };
    if (row.accessToken !== seen.accessToken && isUsable(row, clock.now())) return { ok: true, value: row };
    const mine = await claimRenewal(db, row, TIMING.renewalSeconds);
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
  const old = openRefreshToken(deps, row);
  // Without a readable refresh token there is nothing to ask, so the partner has refused nothing.
  const renewed = old === null ? null : await client.refresh(old).catch(noAnswer);
  if (renewed === 'refused') return endAuthorization(deps, row);
  if (renewed === null) {
    await releaseRenewal(db, row);
    return { ok: false, why: 'failed' };
  }
  const after = await transaction(db, (tx) => writeRenewedTokens(tx, row, sealTokens(deps, row.id, renewed)));
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
  connection: { readonly memberId: string; readonly id: string },
  tokens: Omit<Tokens, 'account'>,
  now: Date,
): Promise<void> {
  await writeFirstTokens(deps.db, connection, sealTokens(deps, connection.id, tokens), now);
}
