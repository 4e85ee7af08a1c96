import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { ASKED_SCOPE } from '../../domain/utility/greenButtonScope.ts';
import { say } from '../platform/messages/say.ts';
import type { RequestBrand } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { partnerAway, refused } from '../platform/errors.ts';
import { currentAuthorization } from './authorizations.ts';
import type { Connection, Who } from './connection.ts';
import { moveTo } from './move.ts';
import { saysAway } from './outage.ts';
import { utilityClient } from './partnerClient.ts';
import { partnerUtility, type PartnerUtility } from '../programs/service.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthRequests, utilityConnections } from './tables.ts';
import { TIMING } from './timing.ts';

export const CALLBACK_PATH = '/connect/utility/callback';

/** Also what the utility is told of the state, so that the address bar shows no more than a random text. */
export const stateHashOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

export interface Beginning extends Who {
  readonly sessionId: string;
  readonly locale: string;
  /** Where to after a yes, for who is not joining. */
  readonly returnTo: string | null;
}

/**
 * Begins the way to the utility's own log-in; answers where the browser goes. Several ways may be open, in as many tabs:
 * each works once. A connection that stands goes on until the new one does.
 */
export async function beginAuthorization(
  deps: UtilityDeps,
  brand: RequestBrand,
  connection: Connection,
  { brandId, memberId, sessionId, locale, returnTo }: Beginning,
): Promise<string> {
  const utility = await reachable(deps, connection);
  if (utility.connection !== 'OAUTH')
    throw refused(say('utility.byAccountNumber'), { code: 'BY_ACCOUNT_NUMBER' });
  const now = deps.clock.now();
  const id = deps.newId();
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${backendAddress(brand.config, deps.config)}${CALLBACK_PATH}`;
  await transaction(deps.db, async (tx) => {
    await tx.insert(utilityAuthRequests).values({
      id,
      brand: brandId,
      memberId,
      sessionId,
      utilityId: utility.id,
      stateHash: stateHashOf(state),
      redirectUri,
      returnTo,
      verifier: deps.secrets.seal('utility-request', `${id}:verifier`, verifier),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIMING.requestMs),
    });
    if ((await currentAuthorization(tx, memberId, true)) !== null) return;
    await tx
      .update(utilityConnections)
      .set({ authStatus: 'waiting' })
      .where(eq(utilityConnections.memberId, memberId));
    await moveTo(tx, { memberId, state: 'AuthStart', substate: 'Started', at: now, cause: 'member' });
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

/** The utility of a connection, if it can be connected now: neither we nor the utility itself know of an outage. */
export async function reachable(deps: UtilityDeps, connection: Connection): Promise<PartnerUtility> {
  const utility = connection.utility === null ? null : await partnerUtility(deps.db, connection.utility.id);
  if (utility === null || deps.partners.secret(`utility:${utility.clientId}`) === null)
    throw refused(say('utility.notYet'), { code: 'UTILITY_NOT_CONNECTED' });
  if (utility.inOutage || (await saysAway(deps, utility)))
    throw partnerAway(say('utility.away', { utility: utility.shortName }), 900, 'UTILITY_OUTAGE');
  return utility;
}
