import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { sharedData } from '../../domain/utility/greenButtonScope.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { currentAuthorization, endAuthorization } from './authorizations.ts';
import { writeStatus } from './statusChange.ts';
import { utilityClient, type Tokens } from './partnerClient.ts';
import { partnerUtility } from '../programs/service.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { utilityAuthorizations, utilityAuthRequests, utilityConnections } from './tables.ts';
import { changeStatus } from './enrollmentStatus.ts';
import { sealTokens } from './tokens.ts';
import { TIMING } from './timing.ts';

type RequestRow = typeof utilityAuthRequests.$inferSelect;
/** The result for the browser. `narrowed`: the consent lacks interval data. */
export type AuthResult = 'active' | 'denied' | 'narrowed' | 'failed' | 'waiting';

/**
 * Exchanges authorization codes for tokens, each once; concurrent calls share one exchange. It waits for the
 * utility much longer than the browser does, so that a late success still counts. After a crash the exchange
 * is retried; if the utility had completed it, it refuses the code and the member connects again. There are
 * never two sets of tokens for one consent.
 */
export function createExchanges(deps: UtilityDeps) {
  const underWay = new Map<string, Promise<AuthResult>>();

  const exchange = (requestId: string): Promise<AuthResult> => {
    const running = underWay.get(requestId);
    if (running !== undefined) return running;
    const work = exchangeOnce(deps, requestId).finally(() => underWay.delete(requestId));
    underWay.set(requestId, work);
    return work;
  };
  return {
    exchange,
    /** The same, but waits only as long as a browser does; the exchange continues in the background. */
    exchangeSoon: async (requestId: string): Promise<AuthResult> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<AuthResult>(
        (resolve) => (timer = setTimeout(() => resolve('waiting'), TIMING.answerMs)),
      );
      const work = exchange(requestId).catch((error: unknown) => {
        deps.log.error({ err: error }, 'an exchange with a utility failed');
        return 'waiting' as const;
      });
      return Promise.race([work, late]).finally(() => clearTimeout(timer));
    },
    /** Waits for all running exchanges. */
    settled: async (): Promise<void> => void (await Promise.allSettled(underWay.values())),
  };
}

export type Exchanges = ReturnType<typeof createExchanges>;

async function exchangeOnce(deps: UtilityDeps, requestId: string): Promise<AuthResult> {
  const { db, clock, secrets } = deps;
  const begun = clock.now();
  const again = new Date(begun.getTime() - TIMING.exchangeAgainMs);
  const free = or(isNull(utilityAuthRequests.exchangeAt), lt(utilityAuthRequests.exchangeAt, again));
  const [request] = await db
    .update(utilityAuthRequests)
    .set({ exchangeAt: begun, dueAt: new Date(begun.getTime() + TIMING.exchangeAgainMs) })
    .where(
      and(
        eq(utilityAuthRequests.id, requestId),
        isNull(utilityAuthRequests.outcome),
        isNotNull(utilityAuthRequests.code),
        free,
      ),
    )
    .returning();
  if (request === undefined) return readOutcome(deps, requestId);
  const utility = await partnerUtility(db, request.utilityId);
  const code =
    request.code === null ? null : secrets.open('utility-request', `${request.id}:code`, request.code);
  const verifier = secrets.open('utility-request', `${request.id}:verifier`, request.verifier);
  const isOld = begun.getTime() - (request.usedAt?.getTime() ?? 0) > TIMING.codeMs;
  if (utility === null || code === null || verifier === null || isOld) return fail(deps, request);
  try {
    return await succeed(
      deps,
      request,
      await utilityClient(deps, utility).exchange(code, verifier, request.redirectUri),
    );
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    // Only an unreachable or failing utility has done nothing; garbage and refusals are final.
    const mayTryAgain =
      error.kind === 'unreachable' ||
      error.kind === 'open-circuit' ||
      (error.kind === 'status' && error.isPassing);
    if (!mayTryAgain) return fail(deps, request);
    await db
      .update(utilityAuthRequests)
      .set({ exchangeAt: null, dueAt: new Date(begun.getTime() + 30_000) })
      .where(eq(utilityAuthRequests.id, request.id));
    return 'waiting';
  }
}

async function readOutcome({ db }: UtilityDeps, requestId: string): Promise<AuthResult> {
  const [row] = await db
    .select({ outcome: utilityAuthRequests.outcome })
    .from(utilityAuthRequests)
    .where(eq(utilityAuthRequests.id, requestId));
  if (row === undefined) return 'failed';
  return toAuthResult(row.outcome);
}

export function toAuthResult(outcome: RequestRow['outcome']): AuthResult {
  return outcome === null ? 'waiting' : outcome === 'superseded' ? 'failed' : outcome;
}

/** A finished request keeps neither code nor verifier. */
const over = (outcome: RequestRow['outcome']) => ({ outcome, code: null, verifier: '', dueAt: null });

async function succeed(deps: UtilityDeps, request: RequestRow, tokens: Tokens): Promise<AuthResult> {
  const { memberId, utilityId, brand } = request;
  const now = deps.clock.now();
  const shared = sharedData(tokens.scope);
  return transaction(deps.db, async (tx) => {
    const done = await tx
      .update(utilityAuthRequests)
      .set(over('active'))
      .where(and(eq(utilityAuthRequests.id, request.id), isNull(utilityAuthRequests.outcome)))
      .returning({ id: utilityAuthRequests.id });
    if (done.length === 0) return 'failed';
    const own = eq(utilityConnections.memberId, memberId);
    const [connection] = await tx.select().from(utilityConnections).where(own).for('update');
    const id = deps.newId();
    const row = {
      id,
      brand,
      memberId,
      utilityId,
      createdAt: now,
      ...sealTokens(deps, id, tokens),
      authorizationUri: tokens.authorizationUri,
      resourceUri: tokens.resourceUri,
      scope: tokens.scope,
      intervalData: shared.intervals,
    };
    // Consent without interval data is useless, and so is consent for a utility no longer chosen: both are
    // given back.
    const isChosen = connection !== undefined && connection.utilityId === utilityId;
    if (!shared.intervals || !isChosen) {
      const outcome = isChosen ? 'narrowed' : 'failed';
      await tx.insert(utilityAuthorizations).values({ ...row, endedAt: now, revokeDueAt: now });
      await tx.update(utilityAuthRequests).set({ outcome }).where(eq(utilityAuthRequests.id, request.id));
      if (isChosen && (await currentAuthorization(tx, memberId)) === null) {
        await tx.update(utilityConnections).set({ authStatus: 'failed' }).where(own);
        await writeStatus(tx, {
          memberId,
          state: 'AuthStart',
          substate: 'Retry',
          at: now,
          cause: 'authorization',
        });
      }
      return outcome;
    }
    await endAuthorization(tx, memberId, now);
    const [authorization] = await tx
      .insert(utilityAuthorizations)
      .values({ ...row, pollDueAt: now, fetchDueAt: now })
      .returning();
    await tx.update(utilityConnections).set({ authStatus: 'active' }).where(own);
    if (authorization !== undefined)
      await changeStatus(
        tx,
        deps,
        authorization,
        { state: 'AuthDone', substate: null },
        now,
        'authorization',
      );
    await deps.jobs.send(tx, JOBS.poll, { authorizationId: id }, { key: id });
    await deps.jobs.send(tx, JOBS.fetch, { authorizationId: id }, { key: id });
    return 'active';
  });
}

/** The utility gave no tokens, so a connection that waits for them starts over. */
async function fail(deps: UtilityDeps, request: RequestRow): Promise<AuthResult> {
  await endRequest(deps, request, 'failed', 'Retry');
  return 'failed';
}

/** Ends a failed request. A connection by another authorization is left alone. */
export async function endRequest(
  deps: UtilityDeps,
  request: RequestRow,
  outcome: 'denied' | 'failed',
  substate: 'Cancelled' | 'Retry',
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await tx.update(utilityAuthRequests).set(over(outcome)).where(eq(utilityAuthRequests.id, request.id));
    const own = and(
      eq(utilityConnections.memberId, request.memberId),
      eq(utilityConnections.utilityId, request.utilityId),
    );
    if ((await currentAuthorization(tx, request.memberId, true)) !== null) return;
    const changed = await tx
      .update(utilityConnections)
      .set({ authStatus: outcome })
      .where(own)
      .returning({ id: utilityConnections.memberId });
    if (changed.length > 0)
      await writeStatus(tx, {
        memberId: request.memberId,
        state: 'AuthStart',
        substate,
        at: now,
        cause: 'authorization',
      });
  });
}
