import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../access/check.ts';
import { errorBody, RequestError } from '../errors.ts';
import { toFailure } from '../http/failure.ts';
import { BODY_LIMIT } from '../http/bodyLimit.ts';
import { rememberSaved } from '../replica/readOld.ts';
import type { ServerKit } from '../http/server.ts';
import { answerRequest, type AnswerOptions } from './answer.ts';
import { say } from '../messages/say.ts';

const GRAPHQL_PATH = '/graphql/internal';

/** Body limit for staff, in bytes; everyone else has the server's. */
const STAFF_BODY_LIMIT = 8 * 2 ** 20;

const ownType = 'application/graphql-response+json';

/** `POST /graphql/internal`, following the GraphQL-over-HTTP specification. */
export async function mountGraphql(
  app: FastifyInstance,
  { readContext, guards, readLocale }: ServerKit,
  options: AnswerOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const { failure, unexpected } = toFailure(error, request);
      if (unexpected) request.log.error({ err: error }, 'request failed');
      const { retryAfter } = failure.details;
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const body = errorBody(failure, await readLocale(request));
      const { error: message, ...extensions } = body;
      // REST fields beside GraphQL's, because this failure belongs to the transport.
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
      config: { preview: 'graphql' },
      bodyLimit: STAFF_BODY_LIMIT,
      // Staff send long lists of postal codes.
      onRequest: async (request) => {
        if (
          Number(request.headers['content-length'] ?? 0) > BODY_LIMIT &&
          !isStaff((await readContext(request)).member)
        )
          throw tooLarge();
      },
      preParsing: async (request, _reply, payload) => {
        if (request.headers['content-length'] !== undefined || isStaff((await readContext(request)).member))
          return payload;
        return Readable.from(limited(payload));
      },
      preHandler: async (request) => {
        const ctx = await readContext(request);
        await guards.maintenance(ctx);
        guards.write(request, ctx);
      },
      handler: async (request, reply) => {
        const ctx = await readContext(request);
        const { status, body, wrote } = await answerRequest(request.body, ctx, options);
        if (wrote) await rememberSaved(ctx, reply);
        // With application/json, a well-formed answer is always 200.
        return send(request, reply, wantsOwnType(request) ? status : 200, body);
      },
    });
  });
}

const tooLarge = (): RequestError => new RequestError(413, say('platform.bodyTooLarge'));

/** Counts a body without a content length. */
async function* limited(payload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes > BODY_LIMIT) throw tooLarge();
    yield chunk;
  }
}

/** Callers without a preference get application/json. */
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
