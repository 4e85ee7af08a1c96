import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inWords } from '../platform/messages/inWords.ts';
import type { RequestContext } from '../platform/context.ts';
import { toFailure } from '../platform/http/failure.ts';
import { withInheritedContext } from '../platform/http/inheritedContext.ts';
import type { PageAnswer, PageApi, PageCall } from './pageCalls.ts';

/** Runs a GraphQL request with the context's identity. */
export type RunGraphql = (
  body: unknown,
  ctx: RequestContext,
) => Promise<{ readonly status: number; readonly body: object }>;

export interface InProcessOptions {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  /** All of a page's calls share its identity and instant. */
  readonly ctx: RequestContext;
  readonly apiPrefix: string;
  readonly runGraphql: RunGraphql;
}

/** Headers of the page's request that its calls inherit: identity, network and language. */
const passedOn = [
  'cookie',
  'host',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
];

/**
 * The API for server rendering, in process. GraphQL runs directly; a REST read goes through its handler with all
 * checks.
 */
export function inProcessApi(options: InProcessOptions): PageApi {
  const graphqlPath = `${options.apiPrefix}/graphql/internal`;
  return (call) => (call.path === graphqlPath ? graphql(options, call) : rest(options, call));
}

async function graphql({ ctx, runGraphql }: InProcessOptions, { body }: PageCall): Promise<PageAnswer> {
  try {
    const answer = await runGraphql(JSON.parse(body ?? 'null'), ctx);
    return { status: answer.status, text: JSON.stringify(answer.body) };
  } catch (error) {
    const { failure } = toFailure(error);
    return {
      status: failure.httpStatus,
      text: JSON.stringify({ status: failure.status, error: inWords(ctx.locale, failure.sentence) }),
    };
  }
}

async function rest(
  { app, request, ctx }: InProcessOptions,
  { method, path, body }: PageCall,
): Promise<PageAnswer> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const { statusCode, body: text } = await withInheritedContext(ctx, async () =>
    app.inject({
      method: method as 'GET' | 'POST',
      url: path,
      headers,
      remoteAddress: request.ip,
      ...(body === null ? {} : { payload: body }),
    }),
  );
  return { status: statusCode, text };
}
