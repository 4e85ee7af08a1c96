import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../errors.ts';
import { say } from '../messages/say.ts';

const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The request's origin by its Host header; null for a malformed one. */
export function requestedOrigin({
  host,
  protocol,
}: Pick<FastifyRequest, 'host' | 'protocol'>): string | null {
  const address = `${protocol}://${host}`;
  let origin = origins.get(address);
  if (origin === undefined) {
    origin = hostPattern.test(host) && URL.canParse(address) ? new URL(address).origin : null;
    if (origins.size >= MOST_ORIGINS) origins.clear();
    origins.set(address, origin);
  }
  return origin;
}

/** Parsing an address costs more than finding it, and a server has few names. */
const origins = new Map<string, string | null>();
const MOST_ORIGINS = 200;

/** Several Host headers: a proxy may have looked at another one than we would. Source: RFC 9112, 3.2. */
export function registerSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const names = raw.rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === 'host');
    done(names.length > 1 ? refused(say('platform.malformedHost'), { code: 'MALFORMED_HOST' }) : undefined);
  });
}

/**
 * Refuses a malformed Host with 400, as HTTP requires; pages answer with the not-found page. An unknown but valid
 * host gets the build's brand (BRD-04), so that new hosts can be tried. The header selects the brand only: links in
 * emails use the brand's configured hosts.
 */
export function registerHostCheck(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    done(
      requestedOrigin(request) === null
        ? refused(say('platform.malformedHost'), { code: 'MALFORMED_HOST' })
        : undefined,
    );
  });
}
