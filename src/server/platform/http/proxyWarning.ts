import type { FastifyInstance } from 'fastify';

/**
 * Warns once when a proxy sends the callers' addresses but TRUST_PROXY is not set: until then every caller has the
 * proxy's address, and rate limits by network count them all together.
 */
export function registerProxyWarning(app: FastifyInstance, trustProxy: string): void {
  if (trustProxy !== '') return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn(
        'X-Forwarded-For arrives, but TRUST_PROXY is not set: all callers count as ' +
          'one address. Set TRUST_PROXY to the address of the proxy, or to 1.',
      );
    }
    done();
  });
}
