import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../platform/context.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { REQUEST_PURPOSE, stateHashOf } from './begin.ts';
import { oauthClient, type Tokens } from './clouds/oauthClient.ts';
import { text } from './clouds/values.ts';
import { firstList } from './firstList.ts';
import { keepConnection } from './newConnection.ts';
import type { DeviceDeps } from './deps.ts';
import { deviceAuthRequests, deviceConnections } from './tables.ts';

/** What came back with the browser. All of it may be forged. */
export interface CallbackQuery {
  readonly state?: unknown;
  readonly code?: unknown;
  readonly error?: unknown;
}

export type CallbackResult = { readonly connected: string } | { readonly result: 'denied' | 'failed' };

const FAILED = { result: 'failed' } as const;
const LONGEST = 2_048;

type RequestRow = typeof deviceAuthRequests.$inferSelect;

/**
 * Takes a browser in that comes back from a partner. Its state must be one that this very session was given, not yet used
 * and not too old; anything else changes nothing. A reload of the same answer is told what became of the first.
 */
export async function takeCallback(
  deps: DeviceDeps,
  { db, member, session, brand, now }: RequestContext,
  query: CallbackQuery,
): Promise<CallbackResult> {
  const state = text(query.state, LONGEST);
  if (state === null || member === null || session === null) return FAILED;
  const [request] = await db
    .select()
    .from(deviceAuthRequests)
    .where(eq(deviceAuthRequests.stateHash, stateHashOf(state)));
  if (
    request === undefined ||
    request.memberId !== member.id ||
    request.sessionId !== session.id ||
    request.brand !== brand.id
  )
    return FAILED;
  if (request.usedAt !== null)
    return (await isConnectedSince(deps, request, request.usedAt))
      ? { connected: request.connectionConfigId }
      : FAILED;
  if (request.expiresAt <= now) return FAILED;
  const first = await db
    .update(deviceAuthRequests)
    .set({ usedAt: now })
    .where(and(eq(deviceAuthRequests.id, request.id), isNull(deviceAuthRequests.usedAt)))
    .returning({ id: deviceAuthRequests.id });
  if (first.length === 0) return FAILED;
  const code = text(query.code, LONGEST);
  if (query.error === 'access_denied') return { result: 'denied' };
  if (code === null || query.error !== undefined) return FAILED;

  const tokens = await exchange(deps, request, code);
  if (tokens?.account == null || tokens.refreshToken === null) return FAILED;
  const { brand: brandId, memberId, connectionConfigId } = request;
  await firstList(
    deps,
    await keepConnection(
      deps,
      { brandId, memberId, connectionConfigId },
      { ...tokens, account: tokens.account },
    ),
  );
  return { connected: connectionConfigId };
}

/** Null: the partner gave nothing for the code. It works once, so that there is nothing to try again: the member begins anew. */
async function exchange(
  deps: DeviceDeps,
  { id, connectionConfigId, verifier, redirectUri }: RequestRow,
  code: string,
): Promise<Tokens | null> {
  const partner = deps.partners.device(connectionConfigId);
  const proof = deps.secrets.open(REQUEST_PURPOSE, `${id}:verifier`, verifier);
  if (partner === null || proof === null) return null;
  return oauthClient(deps, connectionConfigId, partner)
    .exchange(code, proof, redirectUri)
    .catch((error: unknown) => {
      if (error instanceof PartnerFault) return null;
      throw error;
    });
}

async function isConnectedSince(
  { db }: Pick<DeviceDeps, 'db'>,
  { memberId, connectionConfigId }: RequestRow,
  at: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ connectedAt: deviceConnections.connectedAt })
    .from(deviceConnections)
    .where(
      and(
        eq(deviceConnections.memberId, memberId),
        eq(deviceConnections.connectionConfigId, connectionConfigId),
        eq(deviceConnections.status, 'connected'),
      ),
    );
  return row !== undefined && row.connectedAt >= at;
}
