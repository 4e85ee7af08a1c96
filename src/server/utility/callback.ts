import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../platform/context.ts';
import { stateHashOf } from './begin.ts';
import { endRequest, told, type AuthResult, type Exchanges } from './exchange.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthRequests } from './tables.ts';
import { TIMING } from './timing.ts';

/** What came back with the browser. All of it may be forged. */
export interface CallbackQuery {
  readonly state?: unknown;
  readonly code?: unknown;
  readonly error?: unknown;
}

export interface CallbackOutcome {
  readonly result: AuthResult;
  /** The page that the member set out from; null for who is joining, and where nothing is known. */
  readonly returnTo: string | null;
}

const STRANGE: CallbackOutcome = { result: 'failed', returnTo: null };

type AuthRequest = typeof utilityAuthRequests.$inferSelect;

const LONGEST = 2_048;
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null;

/**
 * Takes a browser in that comes back from a utility. Its state must be one that this very session was given, not yet used
 * and not too old; anything else changes nothing. A reload of the same answer is told what became of the first.
 */
export async function completeConnection(
  deps: UtilityDeps,
  exchanges: Exchanges,
  ctx: RequestContext,
  query: CallbackQuery,
): Promise<CallbackOutcome> {
  const { db, member, session, brand, now } = ctx;
  const state = text(query.state);
  if (state === null || member === null || session === null) return STRANGE;
  const [request] = await db
    .select()
    .from(utilityAuthRequests)
    .where(eq(utilityAuthRequests.stateHash, stateHashOf(state)));
  const isTheirs =
    request !== undefined &&
    request.memberId === member.id &&
    request.sessionId === session.id &&
    request.brand === brand.id;
  if (!isTheirs) return STRANGE;
  return { result: await resultOf(deps, exchanges, request, query, now), returnTo: request.returnTo };
}

async function resultOf(
  deps: UtilityDeps,
  exchanges: Exchanges,
  request: AuthRequest,
  query: CallbackQuery,
  now: Date,
): Promise<AuthResult> {
  if (request.usedAt !== null) return told(request.outcome);
  if (request.expiresAt <= now) return 'failed';

  const code = text(query.code);
  const used = {
    usedAt: now,
    ...(code === null
      ? {}
      : {
          code: deps.secrets.seal('utility-request', `${request.id}:code`, code),
          dueAt: new Date(now.getTime() + TIMING.exchangeAgainMs),
        }),
  };
  const first = await deps.db
    .update(utilityAuthRequests)
    .set(used)
    .where(and(eq(utilityAuthRequests.id, request.id), isNull(utilityAuthRequests.usedAt)))
    .returning({ id: utilityAuthRequests.id });
  if (first.length === 0) return 'waiting';
  if (code !== null && query.error === undefined) return exchanges.exchangeSoon(request.id);
  const denied = query.error === 'access_denied';
  await endRequest(deps, request, denied ? 'denied' : 'failed', denied ? 'Cancelled' : 'Retry');
  return denied ? 'denied' : 'failed';
}
