import type { FastifyInstance } from 'fastify';
import { writes } from './lazyLog.ts';

/** One line per answered request: route pattern, outcome and duration. */
export function registerRequestLog(
  app: FastifyInstance,
  findBrand: (host: string | undefined) => { readonly id: string },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    if (!writes(request.log, level)) {
      done();
      return;
    }
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        brand: findBrand(request.host).id,
      },
      'request',
    );
    done();
  });
}
