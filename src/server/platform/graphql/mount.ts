import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, RequestError } from '../errors.ts';
import { failureOf } from '../http/failure.ts';
import type { ServerKit } from '../http/server.ts';
import { answerRequest, sureFieldsOf, type AnswerOptions } from './answer.ts';
import { say } from '../messages/say.ts';

export const GRAPHQL_PATH = '/graphql/internal';

const ownType = 'application/graphql-response+json';

/** `POST /graphql/internal`, as the GraphQL-over-HTTP specification has it. */
export async function mountGraphql(app: FastifyInstance, { contextOf, guards, localeOf }: ServerKit, options: AnswerOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const { failure, unexpected } = failureOf(error, request);
      if (unexpected) request.log.error({ err: error }, 'request failed');
      const { retryAfter } = failure.details;
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const body = errorBody(failure, await localeOf(request));
      const { error: message, ...extensions } = body;
      // The REST shape beside GraphQL's: this failure is the transport's, whichever it was.
      return send(request, reply, failure.httpStatus, { ...body, errors: [{ message, extensions }] });
    });

    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH'],
      url: GRAPHQL_PATH,
      handler: (_request, reply) => {
        void reply.header('allow', 'POST');
        throw new RequestError(405, say('platform.postOnly'));
      },
    });

    scope.post(GRAPHQL_PATH, {
      // Only the body says what can be read together with the session.
      preHandler: async (request) => {
        const ctx = await contextOf(request, sureFieldsOf(request.body, options));
        await guards.maintenance(ctx);
        guards.write(request, ctx);
      },
      handler: async (request, reply) => {
        const ctx = await contextOf(request);
        const { status, body } = await answerRequest(request.body, ctx, options);
        // In application/json the status is the transport's: a well-formed answer is 200 whatever it says.
        return send(request, reply, wantsOwnType(request) ? status : 200, body);
      },
    });
  });
}

/** Which of the two types the caller prefers; callers that do not say get application/json. */
function wantsOwnType(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const [own, plain] = [accept.indexOf(ownType), accept.indexOf('application/json')];
  return own >= 0 && (plain < 0 || own < plain);
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${wantsOwnType(request) ? ownType : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify(body));
}
