import type { FastifyInstance } from 'fastify';

/**
 * Warns once when a proxy names the callers' addresses and nobody said that it is to be believed: until then every caller
 * counts as the proxy, and what is counted by network is counted for all of them together.
 */
export function registerProxyWarning(app: FastifyInstance, trustProxy: string): void {
  if (trustProxy !== '') return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    request.log.warn(
      'X-Forwarded-For arrives, but TRUST_PROXY is not set: all callers count as one address. Set TRUST_PROXY to the address of the proxy, or to 1.',
    );
  });
}
