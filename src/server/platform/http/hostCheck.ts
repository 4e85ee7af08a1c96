import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';
import { say } from '../messages/say.ts';

const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The origin that was asked, by its Host header; null for a header that is no host name with a possible port. */
export function originAsked({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string | null {
  const origin = `${protocol}://${host}`;
  return hostPattern.test(host) && URL.canParse(origin) ? new URL(origin).origin : null;
}

/**
 * Refuses a Host that is no host name: 400, as HTTP asks; pages answer it with the not-found page. A well-formed one that
 * no brand names is served by the build's brand (BRD-04): that is how a new host is tried out. It chooses nothing but the
 * brand; links in mail and the like are made from the brand's own hosts, never from this header.
 */
export function registerHostCheck(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (originAsked(request) === null)
      throw refused(say('platform.malformedHost'), { code: 'MALFORMED_HOST' });
  });
}
