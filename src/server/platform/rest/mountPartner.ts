import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWorkbench } from '../../../domain/brands/environments.ts';
import type { PartnerRule } from '../access/accessRule.ts';
import { takeCounted, type Allowance } from '../allowances.ts';
import type { PartnerContext, PartnerKey, RequestContext, RestAnswer, RestInput } from '../context.ts';
import { forbidden, RequestError } from '../errors.ts';
import { toFailure } from '../http/failure.ts';
import { strangersLocale } from '../http/requestLocale.ts';
import type { ServerKit } from '../http/server.ts';
import { answerOnce, answerOnceOpen } from '../idempotency.ts';
import { say } from '../messages/say.ts';
import { checkAnswer, checkedInput } from './checkCall.ts';
import type { OperationChecks } from './contract.ts';
import type { AnyRestHandler, MountedOperation } from './mounted.ts';
import { sendProblem } from './problem.ts';
import { fileLimitRefusal, type createUploadPlaces } from './uploads.ts';

/** Null for keys that are unknown, over, or another brand's. */
export type ReadPartnerKey = (brandId: string, secret: string, now: Date) => Promise<PartnerKey | null>;

interface PartnerMount {
  readonly operation: MountedOperation;
  readonly rule: PartnerRule;
  readonly checks: OperationChecks;
  readonly handler: AnyRestHandler;
  readonly readPartnerKey: ReadPartnerKey;
  readonly takesFiles: boolean;
  readonly ownLimit: number | undefined;
  readonly uploadPlace: ReturnType<typeof createUploadPlaces>;
  readonly ownTransaction: boolean;
}

/** Product: calls a key may make at once, and seconds after which another one follows. */
const AT_ONCE = 120;
const SECONDS_EACH = 1;

const contexts = new WeakMap<FastifyRequest, PartnerContext>();

/**
 * Mounts an operation of the partner API: a key instead of a session, no cookies, no anti-forgery, problem details
 * (RFC 9457) instead of our own errors, and the rate limit in headers.
 */
export function mountPartnerOperation(
  app: FastifyInstance,
  kit: ServerKit,
  {
    operation,
    rule,
    checks,
    handler,
    readPartnerKey,
    takesFiles,
    ownLimit,
    uploadPlace,
    ownTransaction,
  }: PartnerMount,
): void {
  const { deps, readContext, guards } = kit;
  const fileLimit = takesFiles ? (ownLimit ?? deps.config.uploadLimit) : null;
  const checksAnswers = isWorkbench(deps.config.environment);

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    errorHandler: (error, request, reply) => {
      const { failure, unexpected } = toFailure(error, request);
      if (unexpected) request.log.error({ err: error, route: operation.path }, 'request failed');
      if (failure.httpStatus === 401) void reply.header('www-authenticate', challenge(failure));
      void sendProblem(reply, request, failure, strangersLocale(request, deps.brands));
    },
    // Before reading the body, so that callers without access can't upload anything.
    onRequest: async (request, reply) => {
      const ctx = await readContext(request);
      await guards.maintenance({ ...ctx, member: null });
      const secret = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
      const partnerKey =
        secret === undefined ? null : await readPartnerKey(ctx.brand.id, secret, deps.clock.now());
      if (partnerKey === null) throw noKey(secret !== undefined);
      await limit(ctx, partnerKey, reply);
      if (rule.partner !== 'any' && !partnerKey.rights.has(rule.partner)) throw forbidden();
      const refusal = fileLimit === null ? null : fileLimitRefusal(request, fileLimit);
      if (refusal) throw refusal;
      contexts.set(request, { ...ctx, session: null, member: null, preview: null, partnerKey });
    },
    handler: async (request, reply) => {
      const ctx = contexts.get(request);
      if (ctx === undefined) throw new Error('A call of the partner API has no key.');
      // A pause while a large file is processed must not time out the connection.
      if (ownLimit !== undefined && request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
      const input = checkedInput(request, checks, takesFiles ? undefined : request.body, fileLimit);
      const answer = await run(ctx, input, request);
      if (checksAnswers) checkAnswer(operation.id, checks, answer);
      void reply.code(answer.status).header('cache-control', 'no-store');
      if (answer.headers) void reply.headers(answer.headers);
      return reply.send(answer.body);
    },
  });

  function run(ctx: PartnerContext, input: RestInput, request: FastifyRequest): Promise<RestAnswer> {
    if (!operation.idempotent || ownTransaction) return handler(ctx, input);
    // A file's content is known only after reading, so a repeat is recognized by its length.
    if (takesFiles)
      return answerOnceOpen(
        ctx,
        operation.id,
        JSON.stringify([input.params, request.headers['content-length'] ?? 'unknown']),
        () => uploadPlace(ctx.partnerKey.id, () => handler(ctx, input)),
      );
    return answerOnce(ctx, operation.id, [input.params, input.body], (inside) => handler(inside, input));
  }

  async function limit(ctx: RequestContext, { id }: PartnerKey, reply: FastifyReply): Promise<void> {
    const wanted: Allowance = { key: `partner:${id}`, atOnce: AT_ONCE, secondsEach: SECONDS_EACH };
    const { wait, left, fullIn } = await takeCounted(ctx.db, wanted, deps.clock.now());
    void reply.headers({
      'ratelimit-policy': `"key";q=${AT_ONCE};w=${AT_ONCE * SECONDS_EACH}`,
      ratelimit: `"key";r=${left};t=${wait > 0 ? wait : fullIn}`,
    });
    if (wait > 0) throw new RequestError(429, say('partner.tooMany'), { code: 'TOO_MANY', retryAfter: wait });
  }
}

function noKey(wasGiven: boolean): RequestError {
  return new RequestError(401, say(wasGiven ? 'partner.wrongKey' : 'partner.noKey'), {
    code: wasGiven ? 'INVALID_KEY' : 'NO_KEY',
  });
}

const challenge = ({ details }: RequestError): string =>
  `Bearer realm="partner"${details.code === 'INVALID_KEY' ? ', error="invalid_token"' : ''}`;
