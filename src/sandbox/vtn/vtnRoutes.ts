import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { secretName } from '../support/random.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';
import type { Kind, Vtn } from './vtn.ts';
import type { VtnObject } from './types.ts';

/** The VTN's path below the sandbox's address. */
export const VTN_PATH = '/vtn/openadr3/3.1.1';
/** Tokens are issued elsewhere than where a VEN would look without asking. */
const TOKEN_PATH = '/vtn/oauth/token';
/** The announcing client; every other one is a VEN. */
const OPERATOR = 'operator';
const SECONDS = 3_600;
const MOST = 50;
const CALLBACK = /\/webhooks\/grid\/[\w-]+\/notifications$/;

type ById = { Params: { id: string } };
interface Token {
  readonly clientId: string;
  readonly until: number;
}

/**
 * OpenADR 3.1 as a VEN needs it: token, VENs, programs, events, reports, subscriptions. Errors are problem documents.
 */
export function vtnRoutes(app: FastifyInstance, world: World, vtn: Vtn): void {
  const tokens = new Map<string, Token>();
  const findClient = (request: FastifyRequest): string | null => {
    const [, value = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const token = tokens.get(value);
    return token !== undefined && token.until > world.now().getTime() ? token.clientId : null;
  };
  const config = (endpoint: string) => ({ config: { partner: 'vtn' as const, endpoint } });

  app.get(`${VTN_PATH}/auth/server`, config('auth'), (request, reply) =>
    reply.send({ tokenURL: `http://${request.host}${TOKEN_PATH}` }),
  );
  app.post(TOKEN_PATH, config('token'), (request, reply) => issueToken(request, reply));
  app.post(`${VTN_PATH}/auth/token`, config('usualToken'), (request, reply) => issueToken(request, reply));

  function issueToken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const {
      grant_type: grant,
      client_id: clientId = '',
      client_secret: given = '',
    } = readFields(request.body);
    if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
    const secret = world.secret(`vtn:${clientId}`);
    if (secret === null || !sameSecret(secret, given))
      return reply.code(401).send({ error: 'invalid_client' });
    const token = secretName();
    tokens.set(token, { clientId, until: world.now().getTime() + SECONDS * 1_000 });
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: SECONDS,
      scope:
        clientId === OPERATOR
          ? 'read_all write_events write_programs'
          : 'read_targets write_reports write_subscriptions write_vens',
    });
  }

  for (const kind of ['programs', 'events', 'reports', 'subscriptions', 'vens'] as const) {
    /** The operator writes programs and events; reports and subscriptions belong to their creators. */
    const isOperators = kind === 'programs' || kind === 'events';
    const mayWrite = (client: string): boolean => kind === 'vens' || isOperators === (client === OPERATOR);
    const isTheirs = (client: string, object: VtnObject): boolean =>
      client === OPERATOR || isOperators || object.clientID === client;

    app.get(`${VTN_PATH}/${kind}`, config(kind), (request, reply) => {
      const client = findClient(request);
      if (client === null)
        return problem(reply, 401, 'Unauthorized', 'The token is missing, wrong or expired.');
      const { programID, venName, skip = '0', limit = String(MOST) } = readFields(request.query);
      const [from, count] = [Number(skip), Number(limit)];
      if (!Number.isInteger(from) || from < 0 || !Number.isInteger(count) || count < 0 || count > MOST)
        return problem(
          reply,
          400,
          'Bad Request',
          `skip and limit must be whole numbers, limit at most ${MOST}.`,
        );
      const found = vtn
        .all(kind)
        .filter(
          (each) =>
            isTheirs(client, each) &&
            (programID === undefined || each['programID'] === programID) &&
            (venName === undefined || each['venName'] === venName),
        );
      return reply.send(found.slice(from, from + count));
    });
    app.get<ById>(`${VTN_PATH}/${kind}/:id`, config(kind), (request, reply) => {
      const client = findClient(request);
      if (client === null)
        return problem(reply, 401, 'Unauthorized', 'The token is missing, wrong or expired.');
      const object = vtn.one(kind, request.params.id);
      return object !== null && isTheirs(client, object) ? reply.send(object) : missing(reply);
    });
    app.post(`${VTN_PATH}/${kind}`, config(`${kind}.create`), (request, reply) => {
      const client = findClient(request);
      if (client === null)
        return problem(reply, 401, 'Unauthorized', 'The token is missing, wrong or expired.');
      if (!mayWrite(client)) return problem(reply, 403, 'Forbidden', `${client} may not write ${kind}.`);
      const body = toRecord(request.body);
      const fault = body === null ? 'The body must be a JSON object.' : findFault(kind, body, vtn);
      if (body === null || fault !== null) return problem(reply, 400, 'Bad Request', fault ?? '');
      if (kind === 'vens' && vtn.all(kind).some((each) => each.clientID === client))
        return problem(reply, 409, 'Conflict', `${client} is another VEN already.`);
      // Only the operator gives targets.
      const fields = kind === 'vens' && client !== OPERATOR ? { ...body, targets: [] } : body;
      return reply.code(201).send(vtn.create(kind, fields, isOperators ? null : client));
    });
    app.put<ById>(`${VTN_PATH}/${kind}/:id`, config(`${kind}.update`), (request, reply) =>
      write(request, reply, (id, body) => vtn.change(kind, id, body)),
    );
    app.delete<ById>(`${VTN_PATH}/${kind}/:id`, config(`${kind}.delete`), (request, reply) =>
      write(request, reply, (id) => vtn.remove(kind, id), false),
    );

    function write(
      request: FastifyRequest<ById>,
      reply: FastifyReply,
      doIt: (id: string, body: Readonly<Record<string, unknown>>) => VtnObject | null,
      hasBody = true,
    ): FastifyReply {
      const client = findClient(request);
      if (client === null)
        return problem(reply, 401, 'Unauthorized', 'The token is missing, wrong or expired.');
      const object = vtn.one(kind, request.params.id);
      if (object === null || !isTheirs(client, object)) return missing(reply);
      if (!mayWrite(client)) return problem(reply, 403, 'Forbidden', `${client} may not write ${kind}.`);
      const body = hasBody ? toRecord(request.body) : {};
      const fault =
        body === null ? 'The body must be a JSON object.' : hasBody ? findFault(kind, body, vtn) : null;
      if (body === null || fault !== null) return problem(reply, 400, 'Bad Request', fault ?? '');
      return reply.send(doIt(request.params.id, body));
    }
  }
}

/** What is missing in a body; null: nothing that we check. */
function findFault(kind: Kind, body: Readonly<Record<string, unknown>>, vtn: Vtn): string | null {
  const text = (field: string): boolean => typeof body[field] === 'string' && body[field] !== '';
  switch (kind) {
    case 'vens':
      return text('venName') ? null : 'venName is needed.';
    case 'programs':
      return text('programName') ? null : 'programName is needed.';
    case 'events':
      return vtn.one('programs', String(body['programID'])) === null
        ? 'programID must name a program.'
        : null;
    case 'reports':
      if (vtn.one('events', String(body['eventID'])) === null) return 'eventID must name an event.';
      return text('clientName') && Array.isArray(body['resources'])
        ? null
        : 'clientName and resources are needed.';
    case 'subscriptions': {
      const wishes = body['objectOperations'];
      if (!text('clientName') || !Array.isArray(wishes)) return 'clientName and objectOperations are needed.';
      const urls = wishes.map((wish: unknown) => toRecord(wish)?.['callbackUrl']);
      // The sandbox calls only this machine.
      return urls.every((url) => typeof url === 'string' && loopbackUrl(url, CALLBACK) !== null)
        ? null
        : 'callbackUrl must be an address of this machine that ends in /webhooks/grid/{source}/notifications.';
    }
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

const problem = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply.code(status).send({ type: 'about:blank', title, status, detail });
const missing = (reply: FastifyReply): FastifyReply => problem(reply, 404, 'Not Found', 'Object not found.');
