import type { FastifyReply, FastifyRequest } from 'fastify';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import { takeAllowances } from '../../platform/allowances.ts';
import type { Deps, RequestContext } from '../../platform/context.ts';
import { forbidden } from '../../platform/errors.ts';
import { strangersLocale } from '../../platform/http/requestLocale.ts';
import type { ServerPart } from '../../platform/http/server.ts';
import { sendProblem } from '../../platform/rest/problem.ts';
import { issueAccessToken, TOKEN_SECONDS } from '../accessToken.ts';
import { readPartnerKey } from '../readKey.ts';

const BASE = '/openadr3/3.1.0';
const MOST_BYTES = 16 * 1024;
/** Product: tries of an address at once, and seconds after which another one follows. */
const TRIES = { atOnce: 30, secondsEach: 10 };

type AuthError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'unauthorized_client';

/** What only a business may do by OpenADR; here its programs and events are the staff's. */
const OF_BUSINESSES = [
  ['POST', 'programs'],
  ['PUT', 'programs/:programID'],
  ['DELETE', 'programs/:programID'],
  ['POST', 'events'],
  ['PUT', 'events/:eventID'],
  ['DELETE', 'events/:eventID'],
] as const;

/**
 * OpenADR's log-in for devices: a key and what it begins with, for a token (RFC 6749, client credentials). And the
 * operations of businesses, which are refused.
 */
export function vtnAuth(deps: Pick<Deps, 'brands' | 'clock' | 'config' | 'db' | 'secrets'>): ServerPart {
  const issue = async (
    { brand, client }: RequestContext,
    form: URLSearchParams,
  ): Promise<{ readonly status: number; readonly body: object; readonly wait?: number }> => {
    const refuse = (status: number, error: AuthError) => ({ status, body: { error } });
    const now = deps.clock.now();
    const key = `openadr-token:${deps.secrets.keyedHash('openadr-address', client.address)}`;
    const wait = await takeAllowances(deps.db, [{ key, ...TRIES }], now);
    if (wait > 0) return { ...refuse(429, 'invalid_request'), wait };
    if (form.get('grant_type') !== 'client_credentials') return refuse(400, 'unsupported_grant_type');
    const [clientId, secret] = [form.get('client_id'), form.get('client_secret')];
    if (clientId === null || secret === null) return refuse(400, 'invalid_request');
    const known = await readPartnerKey(deps, brand.id, secret, now);
    // A token must not be exchanged for a longer one.
    if (known === null || known.hint !== clientId || !secret.startsWith(clientId))
      return refuse(401, 'invalid_client');
    if (!known.rights.has('OPENADR')) return refuse(400, 'unauthorized_client');
    const token = issueAccessToken(deps.secrets, { brandId: brand.id, keyId: known.id }, now);
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS },
    };
  };
  return async (app, { readContext }) => {
    const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, request, forbidden(), strangersLocale(request, deps.brands));
    // As a hook, too: before the body is read.
    for (const [method, path] of OF_BUSINESSES)
      app.route({ method, url: `${BASE}/${path}`, onRequest: refuse, handler: refuse });
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MOST_BYTES },
        (_request, body, parsed) => parsed(null, body),
      );
      scope.get(`${BASE}/auth/server`, async (request, reply) => {
        const { brand } = await readContext(request);
        return reply.send({ tokenURL: `${backendAddress(brand.config, deps.config)}${BASE}/auth/token` });
      });
      scope.post(`${BASE}/auth/token`, async (request, reply) => {
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        const { status, body, wait } = await issue(await readContext(request), form);
        if (wait !== undefined) void reply.header('retry-after', String(wait));
        return reply.code(status).header('cache-control', 'no-store').send(body);
      });
    });
  };
}
