import { createHash, randomBytes } from 'node:crypto';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { connectionConfig, type ConnectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import type { FeatureState } from '../../../domain/features/features.ts';
import type { RequestBrand, RequestContext } from '../../platform/context.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import type { PartnerAccess } from '../../platform/partners.ts';
import { oauthClient, type Tokens } from '../clouds/oauthClient.ts';
import type { DeviceDeps } from '../deps.ts';
import { TIMING } from '../timing.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { text } from '../clouds/values.ts';
import { readFirstList } from '../sync/sync.ts';
import { saveConnection } from './saveConnection.ts';
import { readConnectedAt } from '../store/connections.ts';
import {
  findAuthRequest,
  insertAuthRequest,
  markAuthRequestUsed,
  type AuthRequest,
} from '../store/requests.ts';

export const CALLBACK_PATH = '/connect/device/callback';
export const REQUEST_PURPOSE = 'device-request';

const hashState = (state: string): string => createHash('sha256').update(state).digest('base64url');

export interface OfferedPartner {
  readonly config: ConnectionConfig;
  readonly partner: PartnerAccess;
}

/** A partner that is switched on for this member and configured. Throws the 400 error otherwise. */
export function findOfferedPartner(
  { partners }: Pick<DeviceDeps, 'partners'>,
  features: readonly FeatureState[],
  configId: string,
): OfferedPartner {
  const config = connectionConfig(configId);
  const isOn =
    config !== null && features.some(({ key, isEnabled }) => isEnabled && key === config.featureKey);
  const partner = config === null || !isOn ? null : partners.device(config.id);
  if (config === null || partner === null) throw refused(say('devices.notOffered'), { code: 'NOT_OFFERED' });
  return { config, partner };
}

export interface ConnectionStart {
  readonly memberId: string;
  readonly sessionId: string;
  readonly brand: RequestBrand;
}

/**
 * Starts the partner's log-in and answers its address. Several may be open in different tabs; each works
 * once, for the session that started it. An existing connection stays until the new one replaces it.
 */
export async function beginConnection(
  deps: DeviceDeps,
  { config, partner }: OfferedPartner,
  { memberId, sessionId, brand }: ConnectionStart,
): Promise<string> {
  const id = deps.newId();
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${backendAddress(brand.config, deps.config)}${CALLBACK_PATH}`;
  await insertAuthRequest(deps.db, {
    id,
    brand: brand.id,
    memberId,
    sessionId,
    connectionConfigId: config.id,
    stateHash: hashState(state),
    redirectUri,
    verifier: deps.secrets.seal(REQUEST_PURPOSE, `${id}:verifier`, verifier),
    expiresAt: new Date(deps.clock.now().getTime() + TIMING.requestMs),
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return oauthClient(deps, config.id, partner).authorizeUrl({
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
}

/** Query parameters of the redirect back. They may be forged. */
export interface CallbackQuery {
  readonly state?: unknown;
  readonly code?: unknown;
  readonly error?: unknown;
}

export type CallbackResult = { readonly connected: string } | { readonly result: 'denied' | 'failed' };

const FAILED = { result: 'failed' } as const;
const LONGEST = 2_048;

/**
 * Handles the redirect back from a partner. The state must belong to this session, be unused and not have
 * expired; otherwise nothing changes. Reloading the page repeats the first result.
 */
export async function completeConnection(
  deps: DeviceDeps,
  { db, member, session, brand, now }: RequestContext,
  query: CallbackQuery,
): Promise<CallbackResult> {
  const state = text(query.state, LONGEST);
  if (state === null || member === null || session === null) return FAILED;
  const request = await findAuthRequest(db, hashState(state));
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
  if (!(await markAuthRequestUsed(db, request.id, now))) return FAILED;
  const code = text(query.code, LONGEST);
  if (query.error === 'access_denied') return { result: 'denied' };
  if (code === null || query.error !== undefined) return FAILED;

  const tokens = await exchange(deps, request, code);
  if (tokens?.account == null || tokens.refreshToken === null) return FAILED;
  const { brand: brandId, memberId, connectionConfigId } = request;
  await readFirstList(
    deps,
    await saveConnection(
      deps,
      { brandId, memberId, connectionConfigId },
      { ...tokens, account: tokens.account },
    ),
  );
  return { connected: connectionConfigId };
}

/** Null if the partner gave no tokens. A code works once, so the member has to start again. */
async function exchange(
  deps: DeviceDeps,
  { id, connectionConfigId, verifier, redirectUri }: AuthRequest,
  code: string,
): Promise<Tokens | null> {
  const partner = deps.partners.device(connectionConfigId);
  if (partner === null) return null;
  const proof = deps.secrets.open(REQUEST_PURPOSE, `${id}:verifier`, verifier);
  return oauthClient(deps, connectionConfigId, partner)
    .exchange(code, proof, redirectUri)
    .catch((error: unknown) => {
      if (error instanceof PartnerFault) return null;
      throw error;
    });
}

async function isConnectedSince(
  { db }: Pick<DeviceDeps, 'db'>,
  { memberId, connectionConfigId }: AuthRequest,
  at: Date,
): Promise<boolean> {
  const connectedAt = await readConnectedAt(db, memberId, connectionConfigId);
  return connectedAt !== null && connectedAt >= at;
}
