import type { FastifyInstance } from 'fastify';
import { refused } from '../errors.ts';
import { say } from '../messages/say.ts';

const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Refuses a Host that is no host name: 400, as HTTP asks. A well-formed one that no brand names is served by the build's
 * brand (BRD-04): that is how a new host is tried out. It chooses nothing but the brand; links in mail and the like are
 * made from the brand's own hosts, never from this header. Health checks may come without one.
 */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hostPattern.test(request.host)) return;
    if (request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz') return;
    throw refused(say('platform.malformedHost'), { code: 'MALFORMED_HOST' });
  });
}
