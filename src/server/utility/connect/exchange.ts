import { transaction } from '../../platform/db/transaction.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { writeStatus } from './statusChange.ts';
import { utilityClient, type Tokens } from '../partner/partnerClient.ts';
import { partnerUtility } from '../../programs/service.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';
import { endAuthorization } from './changeProgram.ts';
import { currentAuthorization, insertAuthorization } from '../store/authorizations.ts';
import {
  claimExchange,
  findAuthRequest,
  finishAuthRequest,
  releaseExchange,
  succeedAuthRequest,
  type AuthRequest,
} from '../store/authRequests.ts';
import { findConnection, setAuthStatus, setAuthStatusIfChosen } from '../store/connections.ts';
import { changeStatus } from '../enrol/enrollmentStatus.ts';
import { toAuthorization } from './givenAccess.ts';
import { TIMING } from '../timing.ts';

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
      const late = new Promise<AuthResult>((resolve) =>
        deps.deadline(TIMING.answerMs).addEventListener('abort', () => resolve('waiting')),
      );
      const work = exchange(requestId).catch((error: unknown) => {
        deps.log.error({ err: error }, 'an exchange with a utility failed');
        return 'waiting' as const;
      });
      return Promise.race([work, late]);
    },
    /** Waits for all running exchanges. */
    settled: async (): Promise<void> => void (await Promise.allSettled(underWay.values())),
  };
}

export type Exchanges = ReturnType<typeof createExchanges>;

async function exchangeOnce(deps: UtilityDeps, requestId: string): Promise<AuthResult> {
  const { db, clock, secrets } = deps;
  const begun = clock.now();
  const request = await claimExchange(db, requestId, {
    now: begun,
    staleBefore: new Date(begun.getTime() - TIMING.exchangeAgainMs),
    dueAt: new Date(begun.getTime() + TIMING.exchangeAgainMs),
  });
  if (request === null) return readOutcome(deps, requestId);
  const utility = await partnerUtility(db, request.utilityId);
  const code =
    request.code === null ? null : secrets.open('utility-request', `${request.id}:code`, request.code);
  const verifier = secrets.open('utility-request', `${request.id}:verifier`, request.verifier);
  const isOld = begun.getTime() - (request.usedAt?.getTime() ?? 0) > TIMING.codeMs;
  if (utility === null || code === null || isOld) return fail(deps, request);
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
      error.kind === 'copy' ||
      (error.kind === 'status' && error.isPassing);
    if (!mayTryAgain) return fail(deps, request);
    await releaseExchange(db, request.id, new Date(begun.getTime() + 30_000));
    return 'waiting';
  }
}

async function readOutcome({ db }: UtilityDeps, requestId: string): Promise<AuthResult> {
  const request = await findAuthRequest(db, requestId);
  return request === null ? 'failed' : toAuthResult(request.outcome);
}

export function toAuthResult(outcome: AuthRequest['outcome']): AuthResult {
  return outcome === null ? 'waiting' : outcome === 'superseded' ? 'failed' : outcome;
}

async function succeed(deps: UtilityDeps, request: AuthRequest, tokens: Tokens): Promise<AuthResult> {
  const { memberId, utilityId, brand } = request;
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    if (!(await succeedAuthRequest(tx, request.id))) return 'failed';
    const connection = await findConnection(tx, memberId, true);
    const id = deps.newId();
    const row = toAuthorization(deps, { id, brand, memberId, utilityId, createdAt: now }, tokens);
    // Consent without interval data is useless, and so is consent for a utility no longer chosen: both are
    // given back.
    const isChosen = connection?.utilityId === utilityId;
    if (!row.intervalData || !isChosen) {
      const outcome = isChosen ? 'narrowed' : 'failed';
      await insertAuthorization(tx, { ...row, endedAt: now, revokeDueAt: now });
      await finishAuthRequest(tx, request.id, outcome);
      if (isChosen && (await currentAuthorization(tx, memberId)) === null) {
        await setAuthStatus(tx, memberId, 'failed');
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
    const authorization = await insertAuthorization(tx, { ...row, pollDueAt: now, fetchDueAt: now });
    await setAuthStatus(tx, memberId, 'active');
    if (authorization !== null)
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
async function fail(deps: UtilityDeps, request: AuthRequest): Promise<AuthResult> {
  await endRequest(deps, request, 'failed', 'Retry');
  return 'failed';
}

/** Ends a failed request. A connection by another authorization is left alone. */
export async function endRequest(
  deps: UtilityDeps,
  { id, memberId, utilityId }: AuthRequest,
  outcome: 'denied' | 'failed',
  substate: 'Cancelled' | 'Retry',
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await finishAuthRequest(tx, id, outcome);
    if ((await currentAuthorization(tx, memberId, true)) !== null) return;
    if (await setAuthStatusIfChosen(tx, memberId, utilityId, outcome))
      await writeStatus(tx, { memberId, state: 'AuthStart', substate, at: now, cause: 'authorization' });
  });
}
