import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { basicCredentials, sameSecret } from '../support/secrets.ts';
import { companyName } from '../support/companyName.ts';
import type { World } from '../world/world.ts';
import { chosenEmail } from './chosenEmail.ts';
import type { BySlug, DeviceDeps } from './deviceRoute.ts';
import type { ConnectRequest, IssuedTokens } from './grants.ts';
import { sendChoice, sendNotice, sendSignIn } from './oauthPages.ts';
import { CLIENT_ID, clientSecretName, findPartner } from './partners.ts';

const CALLBACK = /\/connect\/device\/callback$/;
const DEFAULT_EMAIL = 'robin@home.example';

/** Signing in with a partner, choosing what the product may see, and its tokens. */
export function deviceOAuthRoutes(app: FastifyInstance, deps: DeviceDeps): void {
  app.get<BySlug>(
    '/devices/:slug/oauth/authorize',
    { config: { partner: 'device', endpoint: 'authorize' } },
    (request, reply) => authorize(deps, request, reply),
  );
  app.post<BySlug>('/devices/:slug/oauth/login', (request, reply) => signIn(deps, request, reply));
  app.post<BySlug>('/devices/:slug/oauth/decide', (request, reply) => decide(deps, request, reply));
  app.post<BySlug>(
    '/devices/:slug/oauth/token',
    { config: { partner: 'device', endpoint: 'token' } },
    (request, reply) => token(deps, request, reply),
  );
  app.post<BySlug>(
    '/devices/:slug/oauth/revoke',
    { config: { partner: 'device', endpoint: 'revoke' } },
    (request, reply) => {
      const { slug } = request.params;
      if (!isClient(deps.world, slug, request.headers.authorization))
        return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' });
      deps.grants.revoke(slug, readFields(request.body)['token'] ?? '');
      return reply.code(200).send({});
    },
  );
}

const oauthPartner = (slug: string): ConnectionConfig | null =>
  findPartner(slug, 'traits') ?? findPartner(slug, 'aggregator');

/** Errors of a request without a valid redirect address are shown on a page. */
function authorize({ grants }: DeviceDeps, request: FastifyRequest<BySlug>, reply: FastifyReply): unknown {
  const partner = oauthPartner(request.params.slug);
  if (!partner) return reply.code(404).send({ error: 'not_found' });
  const query = readFields(request.query);
  const redirect = loopbackUrl(query['redirect_uri'], CALLBACK);
  if (query['client_id'] !== CLIENT_ID)
    return sendNotice(
      reply,
      partner,
      'Unknown client',
      `We don’t know client_id "${query['client_id'] ?? ''}".`,
      400,
    );
  if (!redirect)
    return sendNotice(
      reply,
      partner,
      'Unknown address',
      'redirect_uri must be an address of this machine that ends in /connect/device/callback.',
      400,
    );
  const state = query['state'] ?? '';
  const refuse = (error: string, why: string): unknown =>
    reply.redirect(backTo(redirect, { error, error_description: why, state }), 303);
  if (query['response_type'] !== 'code')
    return refuse('unsupported_response_type', 'response_type must be code');
  if (state === '') return refuse('invalid_request', 'state is needed');
  if (query['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(query['code_challenge'] ?? ''))
    return refuse('invalid_request', 'PKCE with S256 is needed');
  const asked = grants.ask({
    partner: partner.id,
    redirectUri: query['redirect_uri'] ?? '',
    state,
    challenge: query['code_challenge'] ?? '',
    email: chosenEmail(query['login_hint']) ?? DEFAULT_EMAIL,
  });
  return sendSignIn(reply, partner, asked, null);
}

function signIn(
  { world, grants, store }: DeviceDeps,
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): unknown {
  const form = readFields(request.body);
  const found = pendingRequest(grants.request(form['request']), request.params.slug);
  if (!found) return gone(request, reply);
  if (form['decision'] === 'cancel') return cancel(grants, found.asked, reply);
  const email = chosenEmail(form['email']);
  if (email === null)
    return sendSignIn(reply, found.partner, found.asked, 'Enter an email address. Any will work.');
  const account = store.open(found.partner.id, email);
  found.asked.account = account.id;
  const company = companyName(world, found.asked.redirectUri);
  return sendChoice(reply, found.partner, found.asked, company, account, store.listDevices(account));
}

function decide(
  { grants, store }: DeviceDeps,
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): unknown {
  const form = readFields(request.body);
  const found = pendingRequest(grants.request(form['request']), request.params.slug);
  const account = found?.asked.account ? store.account(found.asked.account) : null;
  if (!found || !account) return gone(request, reply);
  if (form['decision'] !== 'connect') return cancel(grants, found.asked, reply);
  const hidden = account.deviceIds.filter((id) => form[`see-${id}`] !== 'yes');
  return reply.redirect(
    backTo(new URL(found.asked.redirectUri), {
      code: grants.agree(found.asked, account, hidden),
      state: found.asked.state,
    }),
    303,
  );
}

function token({ world, grants }: DeviceDeps, request: FastifyRequest<BySlug>, reply: FastifyReply): unknown {
  const { slug } = request.params;
  void reply.header('cache-control', 'no-store');
  if (!oauthPartner(slug)) return reply.code(404).send({ error: 'not_found' });
  if (!isClient(world, slug, request.headers.authorization))
    return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' });
  const form = readFields(request.body);
  switch (form['grant_type']) {
    case 'authorization_code':
      return sendTokens(
        reply,
        grants.redeem(slug, form['code'] ?? '', form['code_verifier'] ?? '', form['redirect_uri'] ?? ''),
      );
    case 'refresh_token':
      return sendTokens(reply, grants.refresh(slug, form['refresh_token'] ?? ''));
    default:
      return reply.code(400).send({ error: 'unsupported_grant_type' });
  }
}

function sendTokens(reply: FastifyReply, issued: IssuedTokens | null): FastifyReply {
  if (!issued) return reply.code(400).send({ error: 'invalid_grant' });
  const { accessToken, refreshToken, expiresIn, account } = issued;
  return reply.send({
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    account,
  });
}

function isClient(world: World, partner: string, header: string | undefined): boolean {
  const given = basicCredentials(header);
  const secret = world.secret(clientSecretName(partner));
  return given?.id === CLIENT_ID && secret !== null && sameSecret(secret, given.secret);
}

function pendingRequest(
  asked: ConnectRequest | null,
  slug: string,
): { readonly asked: ConnectRequest; readonly partner: ConnectionConfig } | null {
  const partner = oauthPartner(slug);
  return asked && partner && asked.partner === partner.id ? { asked, partner } : null;
}

function cancel(grants: DeviceDeps['grants'], asked: ConnectRequest, reply: FastifyReply): FastifyReply {
  grants.end(asked);
  return reply.redirect(
    backTo(new URL(asked.redirectUri), { error: 'access_denied', state: asked.state }),
    303,
  );
}

function gone(request: FastifyRequest<BySlug>, reply: FastifyReply): FastifyReply {
  const partner = oauthPartner(request.params.slug);
  if (!partner) return reply.code(404).send({ error: 'not_found' });
  return sendNotice(reply, partner, 'This page has expired', 'Go back to the app and connect again.', 410);
}

function backTo(redirect: URL, values: Readonly<Record<string, string>>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(values)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
