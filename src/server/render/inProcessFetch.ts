import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of the page's request that an API call made for it takes along: who asks, from where, in which language. */
const passedOn = ['cookie', 'host', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * `fetch` for a page that is being made: the call goes to the API's own handlers without leaving the process, with the
 * rights of the visitor whose page it is, and through the same checks as a call from outside.
 */
export function inProcessFetch(app: FastifyInstance, request: FastifyRequest): typeof fetch {
  const inherited: Record<string, string> = {};
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') inherited[name] = value;
  }
  return async (input, init) => {
    const asked = input instanceof Request ? input : undefined;
    const url = new URL(asked?.url ?? String(input), 'http://localhost');
    const headers = Object.fromEntries(new Headers(init?.headers ?? asked?.headers));
    const body = init?.body ?? (asked === undefined || asked.body === null ? undefined : await asked.text());
    const answer = await app.inject({
      method: (init?.method ?? asked?.method ?? 'GET') as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...headers, ...inherited },
      remoteAddress: request.ip,
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    const noBody = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(noBody ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
