import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of the page's request that an API call made for it takes along: who asks, from where, in which language. */
const passedOn = ['cookie', 'host', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * `fetch` for a page that is being made: the call goes to the API's own handlers without leaving the process, with the
 * rights of the visitor whose page it is, and through the same checks as a call from outside.
 */
export function inProcessFetch(app: FastifyInstance, request: FastifyRequest): (asked: Request) => Promise<Response> {
  const inherited: Record<string, string> = {};
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') inherited[name] = value;
  }
  return async (asked) => {
    const { pathname, search } = new URL(asked.url);
    const answer = await app.inject({
      method: asked.method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...Object.fromEntries(asked.headers), ...inherited },
      remoteAddress: request.ip,
      ...(asked.body === null ? {} : { payload: Buffer.from(await asked.arrayBuffer()) }),
    });
    const hasNoBody = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(hasNoBody ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
