import { createHash, randomBytes } from 'node:crypto';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { ASKED_SCOPE } from '../../../domain/utility/greenButtonScope.ts';
import { say } from '../../platform/messages/say.ts';
import type { RequestBrand, RequestContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { partnerAway, refused } from '../../platform/errors.ts';
import type { Connection, Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import { reportsOutage } from '../partner/outage.ts';
import { utilityClient } from '../partner/partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../../programs/service.ts';
import type { UtilityDeps } from '../deps.ts';
import { currentAuthorization } from '../store/authorizations.ts';
import {
  findAuthRequestByState,
  insertAuthRequest,
  redeemAuthRequest,
  type AuthRequest,
} from '../store/authRequests.ts';
import { setAuthStatus } from '../store/connections.ts';
import { TIMING } from '../timing.ts';
import { endRequest, toAuthResult, type AuthResult, type Exchanges } from './exchange.ts';

export const CALLBACK_PATH = '/connect/utility/callback';

/** The utility also gets only the hash, so that the address bar shows nothing but random text. */
const hashState = (state: string): string => createHash('sha256').update(state).digest('base64url');

export interface AuthorizationStart extends Who {
  readonly sessionId: string;
  readonly locale: string;
  /** Where the browser goes after consent, for members who aren't joining. */
  readonly returnTo: string | null;
}

/**
 * Starts the utility's log-in and answers its address. Several may be open in different tabs; each works
 * once. An existing connection stays until the new one replaces it.
 */
export async function beginAuthorization(
  deps: UtilityDeps,
  brand: RequestBrand,
  connection: Connection,
  { brandId, memberId, sessionId, locale, returnTo }: AuthorizationStart,
): Promise<string> {
  const utility = await findReachableUtility(deps, connection);
  if (utility.connection !== 'OAUTH')
    throw refused(say('utility.byAccountNumber'), { code: 'BY_ACCOUNT_NUMBER' });
  const now = deps.clock.now();
  const id = deps.newId();
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${backendAddress(brand.config, deps.config)}${CALLBACK_PATH}`;
  await transaction(deps.db, async (tx) => {
    await insertAuthRequest(tx, {
      id,
      brand: brandId,
      memberId,
      sessionId,
      utilityId: utility.id,
      stateHash: hashState(state),
      redirectUri,
      returnTo,
      verifier: deps.secrets.seal('utility-request', `${id}:verifier`, verifier),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIMING.requestMs),
    });
    if ((await currentAuthorization(tx, memberId, true)) !== null) return;
    await setAuthStatus(tx, memberId, 'waiting');
    await writeStatus(tx, { memberId, state: 'AuthStart', substate: 'Started', at: now, cause: 'member' });
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return utilityClient(deps, utility).authorizeUrl({
    redirect_uri: redirectUri,
    scope: ASKED_SCOPE,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: locale,
  });
}

/**
 * The connection's utility, if it can be connected now. Throws during an outage that we or the utility know
 * of.
 */
export async function findReachableUtility(
  deps: UtilityDeps,
  connection: Connection,
): Promise<PartnerUtility> {
  const utility = connection.utility === null ? null : await partnerUtility(deps.db, connection.utility.id);
  if (utility === null || deps.partners.secret(`utility:${utility.clientId}`) === null)
    throw refused(say('utility.notYet'), { code: 'UTILITY_NOT_CONNECTED' });
  if (utility.inOutage || (await reportsOutage(deps, utility)))
    throw partnerAway(say('utility.away', { utility: utility.shortName }), 900, 'UTILITY_OUTAGE');
  return utility;
}

/** Query parameters of the redirect back. They may be forged. */
export interface CallbackQuery {
  readonly state?: unknown;
  readonly code?: unknown;
  readonly error?: unknown;
}

export interface CallbackOutcome {
  readonly result: AuthResult;
  /** The page the member came from; null while joining, or if unknown. */
  readonly returnTo: string | null;
}

const STRANGE: CallbackOutcome = { result: 'failed', returnTo: null };

const LONGEST = 2_048;
const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null;

/**
 * Handles the redirect back from a utility. The state must belong to this session, be unused and not have
 * expired; otherwise nothing changes. Reloading the page repeats the first result.
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
  const request = await findAuthRequestByState(db, hashState(state));
  const isTheirs =
    request !== null &&
    request.memberId === member.id &&
    request.sessionId === session.id &&
    request.brand === brand.id;
  if (!isTheirs) return STRANGE;
  return { result: await exchangeCode(deps, exchanges, request, query, now), returnTo: request.returnTo };
}

async function exchangeCode(
  deps: UtilityDeps,
  exchanges: Exchanges,
  request: AuthRequest,
  query: CallbackQuery,
  now: Date,
): Promise<AuthResult> {
  if (request.usedAt !== null) return toAuthResult(request.outcome);
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
  if (!(await redeemAuthRequest(deps.db, request.id, used))) return 'waiting';
  if (code !== null && query.error === undefined) return exchanges.exchangeSoon(request.id);
  const denied = query.error === 'access_denied';
  await endRequest(deps, request, denied ? 'denied' : 'failed', denied ? 'Cancelled' : 'Retry');
  return denied ? 'denied' : 'failed';
}
