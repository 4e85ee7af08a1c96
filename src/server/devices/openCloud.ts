import { connectionConfig, type CloudKind } from '../../domain/devices/connectionConfigs.ts';
import { gatherReads } from '../platform/db/gatherReads.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { DevicePartner } from '../platform/partners.ts';
import { accountAnswer, accountCloud } from './clouds/account.ts';
import { aggregatorCloud } from './clouds/aggregator.ts';
import { answerOf, FAILED, type CloudCall, type CloudRequest } from './clouds/call.ts';
import { oauthClient } from './clouds/oauthClient.ts';
import type { PartnerCloud } from './clouds/partnerCloud.ts';
import { traitsCloud } from './clouds/traits.ts';
import type { CloudAnswer } from './cloud.ts';
import { endAuthorization } from './endAuthorization.ts';
import type { DeviceParts } from './parts.ts';
import { readConnection, readConnectionsByKey, type ConnectionKey, type ConnectionRow } from './store/connections.ts';
import { accessTokenOf, lasts, renew } from './tokens.ts';
import { TIMING } from './timing.ts';

/** A member's account at a partner, ready to be asked; null where there is no connection that goes on. */
export async function openCloud(parts: DeviceParts, memberId: string, connectionId: string): Promise<PartnerCloud | null> {
  const connection = await readConnection(parts.db, memberId, connectionId);
  return connection === null ? null : cloudOf(parts, connection);
}

/** Connections that are opened together in one statement at most. */
const OPENED_AT_ONCE = 500;

/** The same for many: what is asked for at the same time is read with one statement. */
export function cloudOpener(parts: DeviceParts): (memberId: string, connectionId: string) => Promise<PartnerCloud | null> {
  const read = gatherReads<ConnectionKey, ConnectionRow | null>((asked) => readConnectionsByKey(parts.db, asked), { underWay: 2, atOnce: OPENED_AT_ONCE });
  return async (memberId, connectionId) => {
    const connection = await read({ memberId, connectionId });
    return connection === null ? null : cloudOf(parts, connection);
  };
}

/** The same for a connection that was read already. */
export function cloudOf(parts: DeviceParts, connection: ConnectionRow): PartnerCloud | null {
  const { connectionConfigId, status } = connection;
  const kind = connectionConfig(connectionConfigId)?.cloud;
  const partner = parts.partners.device(connectionConfigId);
  if (kind === undefined || partner === null || status !== 'connected') return null;
  return cloudOfKind(kind, parts, connection, partner);
}

function cloudOfKind(kind: CloudKind, parts: DeviceParts, connection: ConnectionRow, partner: DevicePartner): PartnerCloud {
  switch (kind) {
    case 'traits':
      return traitsCloud(bearerCall(parts, connection, partner));
    case 'aggregator':
      return aggregatorCloud(bearerCall(parts, connection, partner));
    case 'account':
      return accountCloud(tokenCall(parts, connection, partner), () => parts.clock.now());
  }
}

/** Calls with a bearer token, renewed when it is about to end or refused. A new one that is refused ends the authorization. */
function bearerCall(parts: DeviceParts, connection: ConnectionRow, partner: DevicePartner): CloudCall {
  const { connectionConfigId } = connection;
  const client = oauthClient(parts, connectionConfigId, partner);
  let current = connection;
  const renewed = async (): Promise<CloudAnswer<ConnectionRow>> => {
    const answer = await renew(parts, client, current);
    if (answer.ok) current = answer.value;
    return answer;
  };
  const ask = (request: CloudRequest): Promise<CloudAnswer<unknown>> => send(parts, connectionConfigId, partner, request, { authorization: `Bearer ${accessTokenOf(parts, current) ?? ''}` }, {});

  return async (request) => {
    const isFresh = !lasts(current, parts.clock.now());
    const ready = isFresh ? await renewed() : null;
    if (ready !== null && !ready.ok) return ready;
    const first = await ask(request);
    if (first.ok || first.why !== 'auth') return first;
    const again = isFresh ? null : await renewed();
    if (again !== null && !again.ok) return again;
    const second = again === null ? first : await ask(request);
    if (!second.ok && second.why === 'auth') await endAuthorization(parts, current);
    return second;
  };
}

/** Calls with a token in the address, as clouds of this kind want it. It is not renewed: the password was forgotten. */
function tokenCall(parts: DeviceParts, connection: ConnectionRow, partner: DevicePartner): CloudCall {
  return async (request) => {
    const token = accessTokenOf(parts, connection);
    if (token === null) return FAILED;
    const answer = await send(parts, connection.connectionConfigId, partner, request, {}, { token });
    const judged = accountAnswer(answer);
    if (!judged.ok && judged.why === 'auth') await endAuthorization(parts, connection);
    return answer;
  };
}

/** One call. Whatever the partner does or fails to do is an answer. */
export async function send(parts: Pick<DeviceParts, 'outbound'>, partnerId: string, { base }: DevicePartner, request: CloudRequest, headers: Readonly<Record<string, string>>, query: Readonly<Record<string, string>>): Promise<CloudAnswer<unknown>> {
  const { method = 'GET', path, body, key, deadlineMs = TIMING.callMs } = request;
  const search = new URLSearchParams({ ...request.query, ...query }).toString();
  try {
    const answer = await parts.outbound.call(
      `device:${partnerId}`,
      {
        method,
        url: `${base}${path}${search === '' ? '' : `?${search}`}`,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
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
