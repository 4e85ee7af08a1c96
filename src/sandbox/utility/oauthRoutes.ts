import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UtilitySetting } from '../settings.ts';
import { companyName } from '../support/companyName.ts';
import { readFields } from '../support/forms.ts';
import { loopbackUrl } from '../support/loopback.ts';
import { createCustomer, typedId } from '../world/readyCustomers.ts';
import type { Customer } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { sendConsent, sendLogIn, sendNotice } from './consentPages.ts';
import { CONSENT_WORDS } from './consentWords.ts';
import { basicClient, type ConsentRequest, type Grants, type Issued, type Refusal } from './grants.ts';
import { narrowed, readScope, writeScope } from './scope.ts';

const CALLBACK = /\/connect\/utility\/callback$/;
type BySlug = { Params: { slug: string } };

/** The utility's login and consent, and its tokens. */
export function oauthRoutes(app: FastifyInstance, world: World, grants: Grants): void {
  app.get<BySlug>(
    '/utility/:slug/oauth/authorize',
    { config: { partner: 'utility', endpoint: 'authorize' } },
    (request, reply) => authorize(world, grants, request, reply),
  );
  app.get<BySlug>('/utility/:slug/oauth/login', (request, reply) => showLogIn(world, grants, request, reply));
  app.post<BySlug>('/utility/:slug/oauth/login', (request, reply) => logIn(world, grants, request, reply));
  app.get<BySlug>('/utility/:slug/oauth/consent', (request, reply) =>
    showConsent(world, grants, request, reply),
  );
  app.post<BySlug>('/utility/:slug/oauth/decide', (request, reply) => decide(world, grants, request, reply));
  app.post<BySlug>(
    '/utility/:slug/oauth/token',
    { config: { partner: 'utility', endpoint: 'token' } },
    (request, reply) => token(world, grants, request, reply),
  );
  app.post<BySlug>(
    '/utility/:slug/oauth/revoke',
    { config: { partner: 'utility', endpoint: 'revoke' } },
    (request, reply) => {
      const clientId = findClient(world, request, reply);
      if (clientId === null) return reply;
      grants.revoke(request.params.slug, clientId, readFields(request.body)['token'] ?? '');
      return reply.code(200).send({});
    },
  );
}

const readLang = (request: FastifyRequest, asked: string | undefined): 'en' | 'fr' =>
  /^fr\b/i.test(asked ?? request.headers['accept-language'] ?? '') ? 'fr' : 'en';

/** Errors of a request without a valid redirect address are shown on a page. */
function authorize(
  world: World,
  grants: Grants,
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): unknown {
  const query = readFields(request.query);
  const utility = world.utility(request.params.slug);
  if (!utility) return reply.code(404).send({ error: 'not_found' });
  const shown = { utility, lang: readLang(request, query['ui_locales']) };
  const clientId = query['client_id'] ?? '';
  const redirect = loopbackUrl(query['redirect_uri'], CALLBACK);
  if (world.secret(`utility:${clientId}`) === null)
    return sendNotice(reply, shown, 'Unknown client', [`We don’t know client_id "${clientId}".`], 400);
  if (!redirect)
    return sendNotice(
      reply,
      shown,
      'Unknown address',
      ['redirect_uri must be an address of this machine that ends in /connect/utility/callback.'],
      400,
    );
  const outage = world.state.outages[utility.slug];
  if (outage) {
    const words = CONSENT_WORDS[shown.lang];
    return sendNotice(
      reply,
      shown,
      words.logIn,
      [
        words.outage,
        ...(outage.until === null
          ? []
          : [words.outageUntil(`${outage.until.slice(0, 16).replace('T', ' ')} UTC`)]),
      ],
      503,
    );
  }
  const state = query['state'] ?? '';
  const refuse = (error: string, why: string): unknown =>
    reply.redirect(backTo(redirect, { error, error_description: why, state }), 303);
  if (query['response_type'] !== 'code')
    return refuse('unsupported_response_type', 'response_type must be code');
  if (state === '') return refuse('invalid_request', 'state is needed');
  if (query['code_challenge_method'] !== 'S256' || !/^[\w-]{43}$/.test(query['code_challenge'] ?? ''))
    return refuse('invalid_request', 'PKCE with S256 is needed');
  if (readScope(query['scope'] ?? '') === null)
    return refuse('invalid_scope', 'scope must be a Green Button scope');
  const asked = grants.ask({
    utility: utility.slug,
    clientId,
    redirectUri: query['redirect_uri'] ?? '',
    scope: query['scope'] ?? '',
    state,
    challenge: query['code_challenge'] ?? '',
    lang: shown.lang,
  });
  return sendLogIn(reply, shown, asked, initialCustomers(world, utility), null);
}

function showLogIn(
  world: World,
  grants: Grants,
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): unknown {
  const found = pendingRequest(world, grants, request.params.slug, readFields(request.query)['request']);
  if (!found) return gone(world, request, reply);
  const { utility, asked } = found;
  return sendLogIn(reply, { utility, lang: asked.lang }, asked, initialCustomers(world, utility), null);
}

/** Redirects, so that going back never asks to send the form again. */
function logIn(world: World, grants: Grants, request: FastifyRequest<BySlug>, reply: FastifyReply): unknown {
  const form = readFields(request.body);
  const found = pendingRequest(world, grants, request.params.slug, form['request']);
  if (!found) return gone(world, request, reply);
  const { utility, asked } = found;
  if (form['again'] === 'yes') return reply.redirect(`login?request=${asked.id}`, 303);
  const customer = customerFor(world, utility, form['customer'], form['other']);
  if (!customer)
    return sendLogIn(
      reply,
      { utility, lang: asked.lang },
      asked,
      initialCustomers(world, utility),
      CONSENT_WORDS[asked.lang].unknownCustomer,
    );
  asked.customerId = customer.id;
  return reply.redirect(`consent?request=${asked.id}`, 303);
}

function showConsent(
  world: World,
  grants: Grants,
  request: FastifyRequest<BySlug>,
  reply: FastifyReply,
): unknown {
  const found = pendingRequest(world, grants, request.params.slug, readFields(request.query)['request']);
  const scope = found && readScope(found.asked.scope);
  const customer = world.state.customers[found?.asked.customerId ?? ''];
  if (!found || !scope || customer === undefined) return gone(world, request, reply);
  const { utility, asked } = found;
  const company = companyName(world, asked.redirectUri);
  return sendConsent(reply, { utility, lang: asked.lang }, asked, company, customer, scope);
}

function decide(world: World, grants: Grants, request: FastifyRequest<BySlug>, reply: FastifyReply): unknown {
  const form = readFields(request.body);
  const found = pendingRequest(world, grants, request.params.slug, form['request']);
  const scope = found && readScope(found.asked.scope);
  const customerId = found?.asked.customerId ?? null;
  if (!found || !scope || customerId === null) return gone(world, request, reply);
  const { asked } = found;
  const redirect = new URL(asked.redirectUri);
  if (form['decision'] !== 'agree') {
    grants.end(asked);
    return reply.redirect(backTo(redirect, { error: 'access_denied', state: asked.state }), 303);
  }
  const agreed = writeScope(
    narrowed(
      scope,
      Number(form['months'] ?? scope.historyLength) || scope.historyLength,
      form['interval'] === 'yes',
    ),
  );
  return reply.redirect(
    backTo(redirect, { code: grants.agree(asked, customerId, agreed), state: asked.state }),
    303,
  );
}

/** The client that asks the utility for something about tokens; null: it has been refused. */
function findClient(world: World, request: FastifyRequest<BySlug>, reply: FastifyReply): string | null {
  const { slug } = request.params;
  void reply.header('cache-control', 'no-store');
  if (!world.utility(slug)) {
    void reply.code(404).send({ error: 'not_found' });
    return null;
  }
  if (world.state.outages[slug]) {
    unavailable(world, slug, reply);
    return null;
  }
  const clientId = basicClient(world, request.headers.authorization);
  if (clientId === null)
    void reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' });
  return clientId;
}

function token(world: World, grants: Grants, request: FastifyRequest<BySlug>, reply: FastifyReply): unknown {
  const { slug } = request.params;
  const clientId = findClient(world, request, reply);
  if (clientId === null) return reply;
  const issued = issue(grants, slug, clientId, readFields(request.body));
  if (typeof issued === 'string') return reply.code(400).send({ error: issued });
  return reply.send(toAnswer(issued, resourceBase(request, slug)));
}

function issue(
  grants: Grants,
  slug: string,
  clientId: string,
  form: Readonly<Record<string, string>>,
): Issued | Refusal {
  switch (form['grant_type']) {
    case 'authorization_code':
      return grants.redeem(
        slug,
        clientId,
        form['code'] ?? '',
        form['code_verifier'] ?? '',
        form['redirect_uri'] ?? '',
      );
    case 'refresh_token':
      return grants.refresh(slug, clientId, form['refresh_token'] ?? '');
    case 'client_credentials':
      return grants.client(slug, clientId);
    default:
      return 'unsupported_grant_type';
  }
}

export function toAnswer(
  { accessToken, refreshToken, expiresIn, authorization }: Issued,
  base: string,
): Record<string, unknown> {
  const plain = { access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn };
  if (!authorization) return plain;
  return {
    ...plain,
    refresh_token: refreshToken,
    scope: authorization.scope,
    resourceURI: `${base}/Batch/Subscription/${authorization.id}`,
    authorizationURI: `${base}/Authorization/${authorization.id}`,
  };
}

/** Base address of a utility's resources, as the caller sees this process. */
export const resourceBase = (request: FastifyRequest, slug: string): string =>
  `http://${request.host}/utility/${slug}/espi/1_1/resource`;

/** An outage as an HTTP response. */
export function unavailable(world: World, slug: string, reply: FastifyReply): FastifyReply {
  const until = world.state.outages[slug]?.until ?? null;
  const seconds =
    until === null ? null : Math.max(1, Math.ceil((Date.parse(until) - world.now().getTime()) / 1_000));
  if (seconds !== null) void reply.header('retry-after', seconds);
  return reply.code(503).send({ error: 'temporarily_unavailable', outage: { active: true, ends_at: until } });
}

function pendingRequest(
  world: World,
  grants: Grants,
  slug: string,
  id: string | undefined,
): { utility: UtilitySetting; asked: ConsentRequest } | null {
  const utility = world.utility(slug);
  const asked = grants.request(id);
  return utility && asked?.utility === slug ? { utility, asked } : null;
}

function gone(world: World, request: FastifyRequest<BySlug>, reply: FastifyReply): FastifyReply {
  const utility = world.utility(request.params.slug);
  if (!utility) return reply.code(404).send({ error: 'not_found' });
  const lang = readLang(request, undefined);
  return sendNotice(reply, { utility, lang }, CONSENT_WORDS[lang].logIn, [CONSENT_WORDS[lang].expired], 410);
}

const initialCustomers = (world: World, { slug }: UtilitySetting): Customer[] =>
  Object.values(world.state.customers).filter((each) => each.utility === slug && /-\d$/.test(each.id));

/** The chosen customer, or the one with the typed account number or name; otherwise a new one. */
function customerFor(
  world: World,
  utility: UtilitySetting,
  chosen: string | undefined,
  typed = '',
): Customer | null {
  const text = typed.trim();
  const ours = Object.values(world.state.customers).filter((each) => each.utility === utility.slug);
  if (text === '') return ours.find((each) => each.id === chosen) ?? null;
  const known = ours.find((each) =>
    [each.name, each.email, each.accountNumber].some((value) => value.toLowerCase() === text.toLowerCase()),
  );
  if (known) return known;
  const customer = createCustomer(utility, typedId(utility, text), text);
  world.state.customers[customer.id] = customer;
  world.changed();
  return customer;
}

function backTo(redirect: URL, values: Readonly<Record<string, string>>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(values)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
