import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Locale } from '../../../domain/brands/countries.ts';
import { say } from '../messages/say.ts';
import type { Deps } from '../context.ts';
import { errorBody, RequestError } from '../errors.ts';
import { createAntiForgery, type AntiForgery } from './antiForgery.ts';
import { registerJsonBodies, registerTextCheck } from './brokenTexts.ts';
import { registerCors } from './cors.ts';
import { registerDraining } from './draining.ts';
import { toFailure } from './failure.ts';
import { createReadLocale, strangersLocale, type ReadLocale } from './requestLocale.ts';
import { createGuards, type Guards } from './guards.ts';
import { registerHealth, type Readiness } from './health.ts';
import { createReadContext, type ReadContext, type ReadSession } from './requestContext.ts';
import { lazyChildLog } from './lazyLog.ts';
import { registerMemberHeader } from './memberHeader.ts';
import { originForm, pageAddress } from './pageAddress.ts';
import { registerPreviewGuard } from './previewGuard.ts';
import { registerProxyWarning } from './proxyWarning.ts';
import { registerHostCheck, registerSingleHost } from './hostCheck.ts';
import { registerMetrics, registerRequestMetrics } from '../metrics/metricsRoute.ts';
import { registerRequestId } from './requestId.ts';
import { registerTracing } from '../tracing.ts';
import { registerRequestLog } from './requestLog.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';
import { registerRecentRequests } from './recentRequests.ts';
import { BODY_LIMIT } from './bodyLimit.ts';
import { OPENADR_PATH, PARTNER_PATH, sendProblem } from '../rest/problem.ts';

/** What every part of the server needs to answer requests. */
export interface ServerKit {
  readonly deps: Deps;
  readonly readContext: ReadContext;
  readonly readLocale: ReadLocale;
  readonly antiForgery: AntiForgery;
  readonly guards: Guards;
}

export type ServerPart = (app: FastifyInstance, kit: ServerKit) => Promise<void>;

export interface ServerDeps {
  readonly deps: Deps;
  readonly readSession: ReadSession;
  /** Mounted below the configured prefix. */
  readonly api: ServerPart;
  /** Pages and assets; absent for an API-only process. */
  readonly pages?: ServerPart;
  readonly readiness: Readiness;
  readonly isStopping: () => boolean;
}

/** Not listening yet. */
export async function buildServer({
  deps,
  readSession,
  api,
  pages,
  readiness,
  isStopping,
}: ServerDeps): Promise<FastifyInstance> {
  const { config, brands } = deps;
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    childLoggerFactory: lazyChildLog,
    genReqId: () => randomUUID(),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Limits slow senders, but allows five minutes for a meter file over a slow line.
    requestTimeout: 300_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) =>
      pages === undefined ? originForm(url) : pageAddress(originForm(url), config.apiPrefix),
    frameworkErrors: (error, request, reply) => {
      void sendFailure(reply, toFailure(error).failure, strangersLocale(request, brands));
    },
  });
  app.server.headersTimeout = 15_000;
  app.decorateRequest('ebbwattContext', null);

  const antiForgery = createAntiForgery(deps.secrets);
  const readLocale = createReadLocale(brands);
  const kit: ServerKit = {
    deps,
    readContext: createReadContext(deps, readSession),
    readLocale,
    antiForgery,
    guards: createGuards(antiForgery, deps.maintenance),
  };

  app.setErrorHandler(async (error, request, reply) => {
    const { failure, unexpected } = toFailure(error, request);
    if (unexpected)
      request.log.error({ err: error, route: request.routeOptions.url ?? '(none)' }, 'request failed');
    return sendFailure(reply, failure, await readLocale(request));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const failure = new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    const isPartners = [PARTNER_PATH, OPENADR_PATH].some((path) =>
      request.url.startsWith(`${config.apiPrefix}${path}`),
    );
    return isPartners
      ? sendProblem(reply, request, failure, strangersLocale(request, brands))
      : sendFailure(reply, failure, await readLocale(request));
  });

  registerRequestId(app);
  registerTracing(app);
  registerSecurityHeaders(app, config.environment);
  registerSingleHost(app);
  registerProxyWarning(app, config.trustProxy);
  registerRecentRequests(app, `${config.apiPrefix}/login`);
  registerDraining(app, isStopping);
  registerRequestLog(app, (host) => brands.forHost(host));
  registerRequestMetrics(app, deps.metrics);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    threshold: 1_400,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  registerJsonBodies(app);
  registerHealth(app, readiness, isStopping);
  registerMetrics(app, deps.metrics, config.metricsNetworks);
  await app.register(
    async (scope) => {
      registerHostCheck(scope);
      await registerCors(scope, config.environment);
      registerTextCheck(scope);
      registerMemberHeader(scope);
      registerPreviewGuard(scope, kit.readContext);
      await api(scope, kit);
      // The API has no pages.
      if (config.apiPrefix !== '') scope.get('/*', (_request, reply) => reply.callNotFound());
    },
    { prefix: config.apiPrefix },
  );
  if (pages) await pages(app, kit);
  return app;
}

function sendFailure(reply: FastifyReply, failure: RequestError, locale: Locale): FastifyReply {
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply.code(failure.httpStatus).header('cache-control', 'no-store').send(errorBody(failure, locale));
}

/** TRUST_PROXY for Fastify: a number of hops, a list, or none. */
function trusted(setting: string): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (setting === '') return false;
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return setting.split(',').map((part) => part.trim());
}
