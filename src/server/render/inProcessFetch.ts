import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/context.ts';
import { withHandedContext } from '../platform/http/handedOver.ts';
import { failureOf } from '../platform/http/failure.ts';

/** Runs a GraphQL request body for the person of the context. */
export type RunGraphql = (body: unknown, ctx: RequestContext) => Promise<{ readonly status: number; readonly body: object }>;

export interface InProcessOptions {
  readonly app: FastifyInstance;
  /** The page's request. */
  readonly request: FastifyRequest;
  /** Its context: all calls for the page are of this person and at this instant. */
  readonly ctx: RequestContext;
  readonly apiPrefix: string;
  readonly runGraphql: RunGraphql;
}

/** Headers of the page's request that a call made for it takes along: who asks, from where, in which language. */
const passedOn = ['cookie', 'host', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/**
 * `fetch` for a page that is being made: the call goes to the API without leaving the process. A GraphQL operation is
 * run at once; a REST read goes through its handler, with the same checks as a call from outside.
 */
export function inProcessFetch(options: InProcessOptions): (asked: Request) => Promise<Response> {
  const { apiPrefix } = options;
  return (asked) => {
    const { pathname } = new URL(asked.url);
    return pathname === `${apiPrefix}/graphql/internal` ? graphql(options, asked) : rest(options, asked);
  };
}

async function graphql({ ctx, runGraphql }: InProcessOptions, asked: Request): Promise<Response> {
  try {
    const { status, body } = await runGraphql(await asked.json(), ctx);
    return answer(status, JSON.stringify(body));
  } catch (error) {
    const { failure } = failureOf(error);
    return answer(failure.httpStatus, JSON.stringify({ status: failure.status, error: failure.message }));
  }
}

async function rest({ app, request, ctx }: InProcessOptions, asked: Request): Promise<Response> {
  const { pathname, search } = new URL(asked.url);
  const headers = Object.fromEntries(asked.headers);
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const method = asked.method as 'GET' | 'POST';
  const body = asked.body === null ? {} : { payload: Buffer.from(await asked.arrayBuffer()) };
  const { statusCode, body: text } = await withHandedContext(ctx, () =>
    app.inject({ method, url: pathname + search, headers, remoteAddress: request.ip, ...body }),
  );
  return answer(statusCode, text);
}

const answer = (status: number, text: string): Response =>
  new Response(status === 204 || status === 304 ? null : text, { status, headers: { 'content-type': 'application/json' } });
