import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backendBase } from '../../domain/brands/backendBase.ts';
import { SERVICE_WORKER } from '../../domain/transport/lastSeen.ts';
import type { Brand, Brands } from '../brands/service.ts';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { PREVIEW_COOKIE, setCookie } from '../platform/http/cookies.ts';
import { requestedOrigin } from '../platform/http/hostCheck.ts';
import { cookieSetting } from '../platform/http/requestContext.ts';
import { memberHeader } from '../platform/http/memberHeader.ts';
import { isSecretAddress } from '../platform/http/secretAddress.ts';
import type { ServerKit } from '../platform/http/server.ts';
import { readAssets } from './assets.ts';
import { brandFile } from './brandFiles.ts';
import { registerCaptchaFrame } from './captchaFrame.ts';
import { inProcessApi, type RunGraphql } from './inProcessApi.ts';
import { newNonce } from './nonce.ts';
import type { PageApi } from './pageCalls.ts';
import { pageHeaders } from './pageHeaders.ts';
import { PageMaker, type MadePage } from './pageMaker.ts';
import { previewBar } from './previewBar.ts';
import { sessionFacts, type ReadSessionFacts } from './sessionFacts.ts';
import { registerSupportFrame } from './supportFrame.ts';
import { toVisitor } from './visitor.ts';

export interface PagesOptions {
  readonly brands: Brands;
  /** The client build's folder, `dist/client`. */
  readonly clientFolder: string;
  readonly runGraphql: RunGraphql;
  readonly readSession: ReadSessionFacts;
  /** What a member's browser has to change before the page counts visits. */
  readonly consentCookies: (ctx: RequestContext) => Promise<readonly CookieChange[]>;
}

/** Serves pages and assets: every GET without another route is a page (NAV-49). */
export async function registerPages(
  app: FastifyInstance,
  kit: ServerKit,
  options: PagesOptions,
): Promise<void> {
  const { brands, clientFolder } = options;
  const { config } = kit.deps;
  await registerAssets(app, clientFolder);
  registerBrandFiles(app, brands);
  registerRobots(app, config.apiPrefix);
  registerCaptchaFrame(app, brands, kit.deps.partners.captchaScriptUrl);
  registerSupportFrame(app, brands, kit.deps.partners.supportWidgetUrl);
  const maker = new PageMaker({
    assets: readAssets(clientFolder),
    renderLimit: config.renderLimit,
    cacheBytes: config.pageCacheBytes,
    apiPrefix: config.apiPrefix,
    errorReports: config.errorReportsUrl,
    onFailure: (error, path) =>
      app.log.error({ err: error, page: path }, 'a page could not be rendered; its skeleton is sent'),
  });
  await maker.warm(brands.all.flatMap(({ config: { locales } }) => locales));
  const makePage = pageHandler(app, kit, options, maker);
  // Pages are packed compressed, so they need no hooks for that.
  app.get('/*', { exposeHeadRoute: true, compress: false }, makePage);
  await app.register(registerScriptlessForm);
}

/** A log-in form submitted before any script ran: it is discarded, and the form is shown again. */
function registerScriptlessForm(app: FastifyInstance, _options: unknown, done: () => void): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, parsed) => {
    body.resume();
    parsed(null);
  });
  app.post('/login', (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(request.url, 303),
  );
  done();
}

function pageHandler(
  app: FastifyInstance,
  kit: ServerKit,
  { brands, runGraphql, readSession, consentCookies }: PagesOptions,
  maker: PageMaker,
) {
  const { apiPrefix, environment, errorReportsUrl } = kit.deps.config;
  const connectOrigins = connections(({ config }, origin) =>
    otherOrigins(origin, [
      backendBase({ environment, backendBaseUrl: config.backendBaseUrl }, origin),
      config.analyticsCollector,
      errorReportsUrl,
    ]),
  );

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = requestedUrl(request);
    const ctx = await contextOrNull(kit, request);
    const preview = ctx?.preview ?? null;
    // A link would log in to another account, which a preview doesn't do.
    const hasToken = preview === null && address.searchParams.has('access_token');
    const api = ctx === null ? noApi : inProcessApi({ app, request, ctx, apiPrefix, runGraphql });
    const path = address.pathname + address.search;
    // Together with the session's facts they are one turn's reads.
    const calls =
      hasToken || ctx === null || ctx.member === null
        ? null
        : maker.ahead({ brandId: ctx.brand.id, locale: ctx.locale, path }, api);
    const [session, consent] =
      hasToken || ctx === null
        ? (['unknown', []] as const)
        : await Promise.all([
            sessionFacts(ctx, kit.guards, readSession),
            // The page is shown without a database, too.
            consentCookies(ctx).catch(() => []),
          ]);
    const visitor = toVisitor(
      brands,
      { host: request.host, acceptLanguage: request.headers['accept-language'], cookies: request.cookies },
      session === 'unknown' ? null : session,
    );
    const now = ctx?.now ?? kit.deps.clock.now();
    const made = await maker.make({
      visitor,
      path,
      origin: address.origin,
      cookies: request.headers.cookie ?? '',
      now,
      api,
      calls,
      unknownVisitor: session === 'unknown',
      bar: preview && previewBar(preview, { locale: visitor.locale, zone: visitor.zone, apiPrefix }),
    });
    // Sets an anti-forgery cookie, so that the first write succeeds immediately.
    if (ctx !== null) kit.guards.renewToken(request, reply, ctx);
    if (ctx !== null) for (const cookie of consent) setCookie(reply, cookieSetting(ctx), cookie);
    if (ctx !== null && preview === null && request.cookies[PREVIEW_COOKIE] !== undefined)
      setCookie(reply, cookieSetting(ctx), { name: PREVIEW_COOKIE, value: null, httpOnly: true });
    if (made.kind === 'page') kit.deps.metrics.pageMade(made.from);
    if (made.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(made.to, 302);
    // A page without its session isn't the member's.
    if (ctx !== null && session !== 'unknown' && !isSecretAddress(request.url))
      void reply.headers(memberHeader(ctx));
    return sendPage(request, reply, made, {
      nonce: newNonce(),
      serverTime: now.getTime(),
      connect: connectOrigins(visitor.brand, address.origin),
      frames: visitor.brand.config.captcha !== null || visitor.brand.config.supportWidgetId !== null,
      secretAddress: isSecretAddress(request.url),
    });
  };
}

/** A malformed address gets the not-found page (NAV-49). */
const nowhere = new URL('http://malformed.invalid/malformed');

/** A page's address. Joined, not resolved: `//other.example/` must not become another host. */
function requestedUrl(request: FastifyRequest): URL {
  const origin = requestedOrigin(request);
  const address = `${origin}${request.url}`;
  return origin !== null && /^\/(?![/\\])/.test(request.url) && URL.canParse(address)
    ? new URL(address)
    : nowhere;
}

interface Sending {
  readonly nonce: string;
  readonly serverTime: number;
  readonly connect: readonly string[];
  readonly frames: boolean;
  readonly secretAddress: boolean;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  sending: Sending,
): FastifyReply {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
    request.headers['accept-encoding'] ?? '',
  );
  void reply
    .code(page.status)
    .headers(pageHeaders(sending))
    .header('server-timing', `page;desc=${page.from}`);
  if (takesGzip) void reply.header('content-encoding', 'gzip');
  return reply.send(takesGzip ? page.packed.gzipped(sending) : page.packed.plain(sending));
}

/** Null when the session can't be read now: the page is sent anyway, and the browser shows the error. */
async function contextOrNull(
  { readContext }: ServerKit,
  request: FastifyRequest,
): Promise<RequestContext | null> {
  try {
    return await readContext(request, 'page');
  } catch (error) {
    request.log.error({ err: error }, 'a page is sent without its session');
    return null;
  }
}

const noApi: PageApi = () => Promise.reject(new Error('There is no context to call the API in.'));

async function registerAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // A route for each file: with one for all of them, each request would list the whole folder.
    wildcard: false,
    globIgnore: ['**/*.{map,br,gz}', 'manifest.json', 'version.json', 'service-worker.js'],
  });
  // NET-31: names the latest build, so it must not be cached.
  app.get('/version.json', (_request, reply) => sendLatest(reply, 'version.json'));
  // It fetches pages, calls and files of this origin, and runs no other script.
  app.get(SERVICE_WORKER, (_request, reply) =>
    sendLatest(
      reply.header('content-security-policy', "default-src 'none'; connect-src 'self'"),
      'service-worker.js',
    ),
  );
}

const sendLatest = (reply: FastifyReply, file: string): FastifyReply =>
  reply
    .header('cache-control', 'no-cache')
    .sendFile(file, { immutable: false, maxAge: 0, cacheControl: false });

/** Files that depend on the host are cached by browsers only: a shared cache would mix the brands' logos. */
const BY_HOST = 'private, max-age=3600';
const FOR_EVERYBODY = 'public, max-age=3600';

function registerBrandFiles(app: FastifyInstance, brands: Brands): void {
  const answer = (cacheControl: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await brandFile(brands, request.host, new URL(request.url, 'http://page'));
    if (file === null)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.');
    return reply.header('cache-control', cacheControl).type(file.type).send(file.body);
  };
  app.get('/brand/*', answer(BY_HOST));
  app.get('/favicon.ico', answer(BY_HOST));
  app.get('/themes/*', answer(FOR_EVERYBODY));
}

/** Search engines may read every page except the staff area's, and not the API. */
function registerRobots(app: FastifyInstance, apiPrefix: string): void {
  const closed = ['/internal', ...(apiPrefix === '' ? [] : [`${apiPrefix}/`])];
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', FOR_EVERYBODY).type('text/plain; charset=utf-8').send(text),
  );
}

/** Remembers each brand's last origin: parsing the addresses costs more than the rest of a page's headers. */
function connections(
  find: (brand: Brand, origin: string) => readonly string[],
): (brand: Brand, origin: string) => readonly string[] {
  const last = new Map<Brand, { readonly origin: string; readonly found: readonly string[] }>();
  return (brand, origin) => {
    const known = last.get(brand);
    if (known?.origin === origin) return known.found;
    const found = find(brand, origin);
    last.set(brand, { origin, found });
    return found;
  };
}

/** Origins other than the page's own. */
function otherOrigins(own: string, addresses: readonly (string | null)[]): string[] {
  return addresses
    .flatMap((address) => (address !== null && URL.canParse(address) ? [new URL(address).origin] : []))
    .filter((origin) => origin !== own);
}
