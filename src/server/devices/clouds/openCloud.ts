import { connectionConfig, type CloudKind } from '../../../domain/devices/connectionConfigs.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { PartnerAccess } from '../../platform/partners.ts';
import { accountAnswer, accountCloud, accountRenewal } from './account.ts';
import { aggregatorCloud } from './aggregator.ts';
import { toCloudAnswer, FAILED, type CloudCall, type CloudRequest } from './call.ts';
import { oauthClient, type TokenRenewal } from './oauthClient.ts';
import type { PartnerCloud, CloudAnswer } from './cloud.ts';
import { traitsCloud } from './traits.ts';
import { endAuthorization } from '../connect/authorizationEnd.ts';
import type { DeviceDeps } from '../deps.ts';
import {
  readConnection,
  readConnectionsByKey,
  type ConnectionKey,
  type ConnectionRow,
} from '../store/connections.ts';
import { openAccessToken, isUsable, renew } from '../connect/tokens.ts';
import { TIMING } from '../timing.ts';

/** Null if there is no active connection. */
export async function openCloud(
  deps: DeviceDeps,
  memberId: string,
  connectionId: string,
): Promise<PartnerCloud | null> {
  const connection = await readConnection(deps.db, memberId, connectionId);
  return connection === null ? null : cloudFor(deps, connection);
}

/** Like `openCloud`, for several connections, which are read with one statement. In the order of `keys`. */
export async function openClouds(
  deps: DeviceDeps,
  keys: readonly ConnectionKey[],
): Promise<(PartnerCloud | null)[]> {
  const connections = await readConnectionsByKey(deps.db, keys);
  return connections.map((connection) => (connection === null ? null : cloudFor(deps, connection)));
}

/** Like `openCloud`, for a connection that is already loaded. */
export function cloudFor(deps: DeviceDeps, connection: ConnectionRow): PartnerCloud | null {
  const { connectionConfigId, status } = connection;
  const kind = connectionConfig(connectionConfigId)?.cloud;
  const partner = deps.partners.device(connectionConfigId);
  if (kind === undefined || partner === null || status !== 'connected') return null;
  return createCloud(kind, deps, connection, partner);
}

function createCloud(
  kind: CloudKind,
  deps: DeviceDeps,
  connection: ConnectionRow,
  partner: PartnerAccess,
): PartnerCloud {
  switch (kind) {
    case 'traits':
      return traitsCloud(bearerCall(deps, connection, partner));
    case 'aggregator':
      return aggregatorCloud(bearerCall(deps, connection, partner));
    case 'account':
      return accountCloud(tokenCall(deps, connection, partner), () => deps.clock.now());
  }
}

function bearerCall(deps: DeviceDeps, connection: ConnectionRow, partner: PartnerAccess): CloudCall {
  const { connectionConfigId } = connection;
  return authorizedCall(deps, connection, oauthClient(deps, connectionConfigId, partner), (request, token) =>
    send(deps, connectionConfigId, partner, request, { authorization: `Bearer ${token}` }, {}),
  );
}

/** These clouds take the token in the query and report an expired one in the body. */
function tokenCall(deps: DeviceDeps, connection: ConnectionRow, partner: PartnerAccess): CloudCall {
  const { connectionConfigId } = connection;
  const ask = (
    request: CloudRequest,
    query: Readonly<Record<string, string>>,
  ): Promise<CloudAnswer<unknown>> => send(deps, connectionConfigId, partner, request, {}, query);
  return authorizedCall(
    deps,
    connection,
    accountRenewal((request) => ask(request, {})),
    async (request, token) => {
      const answer = await ask(request, { token });
      const judged = accountAnswer(answer);
      return judged.ok || judged.why !== 'auth' ? answer : judged;
    },
  );
}

/** Renewals in one call before the authorization counts as ended. */
const MOST_RENEWALS = 2;

/**
 * Adds the member's token and renews it when it is about to expire or is refused. A renewed token may be
 * refused because another process has renewed since, or because the partner hasn't propagated it yet; only
 * repeated refusals, or a refused renewal, end the authorization. Without a refresh token the first refusal
 * ends it.
 */
function authorizedCall(
  deps: DeviceDeps,
  connection: ConnectionRow,
  renewal: TokenRenewal,
  ask: (request: CloudRequest, token: string) => Promise<CloudAnswer<unknown>>,
): CloudCall {
  let latest = connection;
  const renewed = async (seen: ConnectionRow): Promise<CloudAnswer<ConnectionRow>> => {
    const answer = await renew(deps, renewal, seen);
    if (answer.ok) latest = answer.value;
    return answer;
  };
  return async (request) => {
    let current = latest;
    for (let renewals = 0; ; renewals += 1) {
      const mayRenew = current.refreshToken !== null;
      if (mayRenew && (renewals > 0 || !isUsable(current, deps.clock.now()))) {
        const next = await renewed(current);
        if (!next.ok) return next;
        current = next.value;
      }
      const token = openAccessToken(deps, current);
      if (token === null) return FAILED;
      const answer = await ask(request, token);
      if (answer.ok || answer.why !== 'auth') return answer;
      if (!mayRenew || renewals === MOST_RENEWALS) return endAuthorization(deps, current);
    }
  };
}

/** One call. Every failure of the partner becomes an answer. */
export async function send(
  deps: Pick<DeviceDeps, 'outbound'>,
  partnerId: string,
  { base }: PartnerAccess,
  request: CloudRequest,
  headers: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): Promise<CloudAnswer<unknown>> {
  const { method = 'GET', path, body, key, deadlineMs = TIMING.callMs } = request;
  const search = new URLSearchParams({ ...request.query, ...query }).toString();
  try {
    const answer = await deps.outbound.call(
      `device:${partnerId}`,
      {
        method,
        url: `${base}${path}${search === '' ? '' : `?${search}`}`,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        repeatable: method === 'GET' || key !== undefined,
      },
      { deadlineMs },
    );
    return toCloudAnswer(answer);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return FAILED;
  }
}
