import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '../brands/service.ts';
import type { Clock } from '../platform/clock.ts';
import { readAssets } from './assets.ts';
import { brandFile } from './brandFiles.ts';
import { inProcessFetch } from './inProcessFetch.ts';
import { pageHeaders } from './pageHeaders.ts';
import { PageMaker } from './pageMaker.ts';
import { readCookies, visitorOf, type SessionFacts } from './visitor.ts';

export interface PagesDeps {
  readonly brands: Brands;
  readonly clock: Clock;
  /** Folder of the client build, `dist/client`. */
  readonly clientFolder: string;
  /** Path that the API stands under. */
  readonly apiPrefix: string;
  readonly renderLimit: number;
  readonly pageCacheBytes: number;
  /** Who is logged in, and their features; null for a stranger. Not called for requests without a session cookie. */
  readonly session: (request: FastifyRequest) => Promise<SessionFacts | null>;
  readonly sessionCookie: string;
}

/** Serves pages and assets: every GET that no other route of the app answers is a page (NAV-49). */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { brands, clock, clientFolder } = deps;
  const maker = new PageMaker({
    assets: readAssets(clientFolder),
    renderLimit: deps.renderLimit,
    cacheBytes: deps.pageCacheBytes,
    apiPrefix: deps.apiPrefix,
    onFailure: (error, path) => app.log.error({ err: error, path }, 'a page could not be rendered; the skeleton is sent'),
  });

  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/assets/',
    decorateReply: true,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => !path.endsWith('.map') && !path.endsWith('manifest.json') && !path.endsWith('version.json'),
  });
  // NET-31: says which build is the latest, so it must not be kept.
  app.get('/version.json', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('version.json', { immutable: false, maxAge: 0 }));
  registerBrandFiles(app, brands);

  app.get('/*', async (request, reply) => {
    const cookies = readCookies(request.headers.cookie);
    const url = new URL(request.url, 'http://page');
    const hasToken = url.searchParams.has('access_token');
    const session = !hasToken && cookies.has(deps.sessionCookie) ? await deps.session(request) : null;
    const visitor = visitorOf(brands, { host: request.host, acceptLanguage: request.headers['accept-language'] }, cookies, session);
    const now = clock.now();
    const made = await maker.make({
      visitor,
      path: `${url.pathname}${url.search}`,
      origin: `${request.protocol}://${request.host}`,
      cookies: request.headers.cookie ?? '',
      now,
      fetch: inProcessFetch(app, request),
      unknownVisitor: hasToken,
    });
    if (made.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(made.to, 302);
    const nonce = randomBytes(16).toString('base64');
    const { backendBaseUrl, analyticsCollector } = visitor.brand.config;
    const headers = pageHeaders({ nonce, connect: origins([backendBaseUrl, analyticsCollector]), secretAddress: hasToken });
    const stamp = { nonce, serverTime: now.getTime() };
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? '');
    if (takesGzip) reply.header('content-encoding', 'gzip');
    const body = takesGzip ? made.packed.gzipped(stamp) : made.packed.plain(stamp);
    return reply.code(made.status).headers(headers).header('x-page', made.from).send(body);
  });
}

/** Drawings and themes of the brands. */
function registerBrandFiles(app: FastifyInstance, brands: Brands): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const file = brandFile(brands, request.host, new URL(request.url, 'http://page'));
    if (file === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.header('cache-control', 'public, max-age=3600').type(file.type).send(file.body);
  };
  app.get('/brand/*', answer);
  app.get('/themes/*', answer);
}

/** The origins among addresses; paths are on the page's own. */
function origins(addresses: readonly (string | null)[]): string[] {
  return addresses.filter((address) => address !== null && URL.canParse(address)).map((address) => new URL(address as string).origin);
}
