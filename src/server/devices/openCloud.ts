import { connectionConfig, type CloudKind } from '../../domain/devices/connectionConfigs.ts';
import { gatherReads } from '../platform/db/gatherReads.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { DevicePartner } from '../platform/partners.ts';
import { accountAnswer, accountCloud } from './clouds/account.ts';
import { accountRenewal } from './clouds/accountTokens.ts';
import { aggregatorCloud } from './clouds/aggregator.ts';
import { answerOf, FAILED, type CloudCall, type CloudRequest } from './clouds/call.ts';
import { oauthClient, type TokenRenewal } from './clouds/oauthClient.ts';
import type { PartnerCloud } from './clouds/partnerCloud.ts';
import { traitsCloud } from './clouds/traits.ts';
import type { CloudAnswer } from './cloud.ts';
import { endAuthorization } from './endAuthorization.ts';
import type { DeviceDeps } from './deps.ts';
import {
  readConnection,
  readConnectionsByKey,
  type ConnectionKey,
  type ConnectionRow,
} from './store/connections.ts';
import { accessTokenOf, lasts, renew } from './tokens.ts';
import { TIMING } from './timing.ts';

/** A member's account at a partner, ready to be asked; null where there is no connection that goes on. */
export async function openCloud(
  deps: DeviceDeps,
  memberId: string,
  connectionId: string,
): Promise<PartnerCloud | null> {
  const connection = await readConnection(deps.db, memberId, connectionId);
  return connection === null ? null : cloudOf(deps, connection);
}

/** Connections that are opened together in one statement at most. */
const OPENED_AT_ONCE = 500;

/** The same for many: what is asked for at the same time is read with one statement. */
export function cloudOpener(
  deps: DeviceDeps,
): (memberId: string, connectionId: string) => Promise<PartnerCloud | null> {
  const read = gatherReads<ConnectionKey, ConnectionRow | null>(
    (asked) => readConnectionsByKey(deps.db, asked),
    { underWay: 2, atOnce: OPENED_AT_ONCE },
  );
  return async (memberId, connectionId) => {
    const connection = await read({ memberId, connectionId });
    return connection === null ? null : cloudOf(deps, connection);
  };
}

/** The same for a connection that was read already. */
export function cloudOf(deps: DeviceDeps, connection: ConnectionRow): PartnerCloud | null {
  const { connectionConfigId, status } = connection;
  const kind = connectionConfig(connectionConfigId)?.cloud;
  const partner = deps.partners.device(connectionConfigId);
  if (kind === undefined || partner === null || status !== 'connected') return null;
  return cloudOfKind(kind, deps, connection, partner);
}

function cloudOfKind(
  kind: CloudKind,
  deps: DeviceDeps,
  connection: ConnectionRow,
  partner: DevicePartner,
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

/** Calls with a bearer token. */
function bearerCall(deps: DeviceDeps, connection: ConnectionRow, partner: DevicePartner): CloudCall {
  const { connectionConfigId } = connection;
  return authorizedCall(deps, connection, oauthClient(deps, connectionConfigId, partner), (request, token) =>
    send(deps, connectionConfigId, partner, request, { authorization: `Bearer ${token}` }, {}),
  );
}

/** Calls with a token in the address, as clouds of this kind want it; what is wrong with it stands in the answer. */
function tokenCall(deps: DeviceDeps, connection: ConnectionRow, partner: DevicePartner): CloudCall {
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

/** So often a token is renewed in one call before the partner is believed to mean it. */
const MOST_RENEWALS = 2;

/**
 * Calls with the member's token, renewed when it is about to end, or refused. A new one that is refused may be another's that
 * has ended since, or one that the partner has not yet heard of everywhere: only when one after the other is refused, or the
 * partner says that there is no renewing, the authorization has ended. What was granted without a means to renew it ends
 * with the first refusal.
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
      if (mayRenew && (renewals > 0 || !lasts(current, deps.clock.now()))) {
        const next = await renewed(current);
        if (!next.ok) return next;
        current = next.value;
      }
      const token = accessTokenOf(deps, current);
      if (token === null) return FAILED;
      const answer = await ask(request, token);
      if (answer.ok || answer.why !== 'auth') return answer;
      if (!mayRenew || renewals === MOST_RENEWALS) return endAuthorization(deps, current);
    }
  };
}

/** One call. Whatever the partner does or fails to do is an answer. */
export async function send(
  deps: Pick<DeviceDeps, 'outbound'>,
  partnerId: string,
  { base }: DevicePartner,
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
    return answerOf(answer);
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return FAILED;
  }
}
