import { createHash, randomBytes } from 'node:crypto';
import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import { connectionConfig, type ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';
import type { FeatureState } from '../../domain/features/effectiveFeature.ts';
import type { RequestBrand } from '../platform/context.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { DevicePartner } from '../platform/partners.ts';
import { oauthClient } from './clouds/oauthClient.ts';
import type { DeviceDeps } from './deps.ts';
import { deviceAuthRequests } from './tables.ts';
import { TIMING } from './timing.ts';

export const CALLBACK_PATH = '/connect/device/callback';
export const REQUEST_PURPOSE = 'device-request';

export const stateHashOf = (state: string): string => createHash('sha256').update(state).digest('base64url');

export interface OfferedPartner {
  readonly config: ConnectionConfig;
  readonly partner: DevicePartner;
}

/** A partner that this member may connect, and that we can reach. Throws the 400 error for any other. */
export function offered(
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

export interface Beginning {
  readonly memberId: string;
  readonly sessionId: string;
  readonly brand: RequestBrand;
}

/**
 * Begins the way to a partner's own log-in; answers where the browser goes. Several ways may be open, in as many tabs: each
 * works once, for the session that began it. A connection that stands goes on until the new one does.
 */
export async function beginConnection(
  deps: DeviceDeps,
  { config, partner }: OfferedPartner,
  { memberId, sessionId, brand }: Beginning,
): Promise<string> {
  const id = deps.newId();
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const redirectUri = `${backendAddress(brand.config, deps.config)}${CALLBACK_PATH}`;
  await deps.db.insert(deviceAuthRequests).values({
    id,
    brand: brand.id,
    memberId,
    sessionId,
    connectionConfigId: config.id,
    stateHash: stateHashOf(state),
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
