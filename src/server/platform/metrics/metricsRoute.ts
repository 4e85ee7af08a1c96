import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInNetworks } from '../http/privateAddress.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];
/** Headers by which a proxy says for whom it asks. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/**
 * `/metrics`, for this machine and the operator's networks. It is asked directly: whoever comes through a proxy, or from
 * elsewhere, is told that there is nothing.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, networks: readonly string[]): void {
  const allowed = [...LOOPBACK, ...networks];
  const isOperator = ({ headers, socket }: FastifyRequest): boolean =>
    PROXY_HEADERS.every((name) => headers[name] === undefined) &&
    isInNetworks(socket.remoteAddress ?? '', allowed);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

/** Counts each answered request under its route's pattern. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    // Whoever asks for what isn't there may make up methods as well.
    if (url === undefined)
      metrics.requestAnswered('any', '(none)', reply.statusCode, reply.elapsedTime / 1_000);
    else metrics.requestAnswered(request.method, toLabel(url), reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** Each file of the build has a route of its own. */
const toLabel = (route: string): string => (route.startsWith('/assets/') ? '/assets/*' : route);
