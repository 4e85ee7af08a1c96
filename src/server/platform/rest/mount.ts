import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWorkbench } from '../../../domain/brands/environments.ts';
import { checkAccess } from '../access/check.ts';
import type { AccessRule } from '../access/rules.ts';
import type { RequestContext, RestAnswer, RestInput } from '../context.ts';
import { forbidden, unauthorized } from '../errors.ts';
import { ANTI_FORGERY_COOKIE, setCookie } from '../http/cookies.ts';
import { cookieSetting } from '../http/requestContext.ts';
import { isOwnRequest } from '../http/sameSite.ts';
import type { ServerKit } from '../http/server.ts';
import { answerOnce, answerOnceOpen } from '../idempotency.ts';
import { Contract, type ContractDocument, type OperationChecks } from './contract.ts';
import { answerFault, inputRefusal } from './faults.ts';
import { formOf } from './form.ts';
import { fileLimitRefusal, filesOf, noFiles, registerUploads } from './uploads.ts';

/** Any handler, once the contract has checked its input. */
export type AnyRestHandler = (ctx: RequestContext, input: RestInput) => Promise<RestAnswer>;

/** A row of the generated list of operations. */
export interface MountedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly idempotent: boolean;
  readonly bodyType: string | null;
}

/** By operation, the page that asks before it acts. */
export type ActingReads = Readonly<Record<string, (request: FastifyRequest) => string>>;

export interface RestDeps {
  readonly document: ContractDocument;
  readonly operations: readonly MountedOperation[];
  readonly rules: Readonly<Record<string, AccessRule>>;
  readonly handlers: Readonly<Record<string, AnyRestHandler>>;
  /** Operations that ask a partner: a key of theirs does not keep them from being done again. */
  readonly asksPartner?: ReadonlySet<string>;
  /** Operations that act on GET: only for this origin's own requests, everybody else gets the page with the button. */
  readonly actingReads?: ActingReads;
  /** Operations that take larger files than members may upload, in bytes. Reading such a file may take its time. */
  readonly fileLimits?: Readonly<Record<string, number>>;
}

/**
 * Mounts a handler at each path of the contract. A handler that the contract does not name, or a path without a
 * handler, stops the start.
 */
export async function mountRest(app: FastifyInstance, kit: ServerKit, deps: RestDeps): Promise<void> {
  const { document, operations, handlers } = deps;
  const known = new Set(operations.map(({ id }) => id));
  const unknown = Object.keys(handlers).filter((id) => !known.has(id));
  const without = operations.filter(({ id }) => handlers[id] === undefined).map(({ id }) => id);
  if (unknown.length > 0) throw new Error(`The REST contract has no operation ${unknown.join(', ')}.`);
  if (without.length > 0)
    throw new Error(`There is no handler for ${without.join(', ')} of the REST contract.`);

  await registerUploads(app, kit.deps.config.uploadLimit);
  const contract = new Contract(document);
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (handler)
      mountOperation(
        app,
        kit,
        deps,
        operation,
        contract.checksOf(operation.path, operation.method.toLowerCase()),
        handler,
      );
  }
}

function mountOperation(
  app: FastifyInstance,
  kit: ServerKit,
  { rules, asksPartner, actingReads, fileLimits }: RestDeps,
  operation: MountedOperation,
  checks: OperationChecks,
  handler: AnyRestHandler,
): void {
  const { deps, contextOf, guards } = kit;
  const takesFiles = operation.bodyType === 'multipart/form-data' && !checks.takesForm;
  const ownLimit = fileLimits?.[operation.id];
  const fileLimit = ownLimit ?? deps.config.uploadLimit;
  const checksAnswers = isWorkbench(deps.config.environment);

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: whoever may not write does not get to send anything.
    onRequest: async (request, reply) => {
      const page = actingReads?.[operation.id];
      if (page !== undefined && !isOwnRequest(request))
        return reply.header('cache-control', 'no-store').redirect(page(request), 303);
      const ctx = await contextOf(request);
      await guards.maintenance(ctx);
      if (operation.method !== 'GET') guards.write(request, ctx);
      guardAccess(rules[operation.id], ctx);
      if (takesFiles) {
        const refusal = fileLimitRefusal(request, fileLimit);
        if (refusal) throw refusal;
      }
    },
    handler: async (request, reply) => {
      const ctx = await contextOf(request);
      // The silence while a large file is worked on is no dead connection. (A test's injected request has no socket.)
      if (ownLimit !== undefined && request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
      const input = checkedInput(
        request,
        checks.takesForm ? await formOf(request) : takesFiles ? undefined : request.body,
      );
      const answer = await run(ctx, input, request);
      if (checksAnswers) checkAnswer(answer);
      return send(reply, ctx, answer, request);
    },
  });

  function run(ctx: RequestContext, input: RestInput, request: FastifyRequest): Promise<RestAnswer> {
    if (!operation.idempotent || asksPartner?.has(operation.id)) return handler(ctx, input);
    // What a file holds is known only when it has been read; a repeat of the same request is as long as the first.
    if (takesFiles)
      return answerOnceOpen(
        ctx,
        operation.id,
        `file of ${request.headers['content-length'] ?? 'unknown'} bytes`,
        () => handler(ctx, input),
      );
    return answerOnce(ctx, operation.id, input.body, (inside) => handler(inside, input));
  }

  function checkedInput(request: FastifyRequest, body: unknown): RestInput {
    const params = request.params;
    const query = { ...(request.query as object) };
    const faults = [
      ...checks.params(params),
      ...checks.query(query),
      ...checks.headers({ ...request.headers }),
      ...(takesFiles ? [] : checks.body(body)),
    ];
    if (faults.length > 0) throw inputRefusal(faults);
    return { params, query, body, files: takesFiles ? filesOf(request, fileLimit) : noFiles };
  }

  function checkAnswer({ status, body, headers }: RestAnswer): void {
    // A file is no JSON: the contract says of it that it is a text, and no more.
    if (headers?.['content-type'] !== undefined && !headers['content-type'].startsWith('application/json'))
      return;
    const check = checks.answer(status);
    if (check === null) throw new Error(`The contract has no answer ${status} of ${operation.id}.`);
    const faults = check(body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown));
    if (faults.length > 0) throw answerFault(operation.id, status, faults);
  }

  function send(
    reply: FastifyReply,
    ctx: RequestContext,
    answer: RestAnswer,
    request: FastifyRequest,
  ): FastifyReply {
    for (const change of answer.cookies ?? []) setCookie(reply, cookieSetting(ctx), change);
    if (!answer.cookies?.some(({ name }) => name === ANTI_FORGERY_COOKIE))
      guards.renewToken(request, reply, ctx);
    void reply.code(answer.status).header('cache-control', 'no-store');
    if (answer.headers) void reply.headers(answer.headers);
    return reply.send(answer.body);
  }
}

function guardAccess(rule: AccessRule | undefined, ctx: RequestContext): void {
  const verdict = checkAccess(rule, ctx.member);
  if (verdict === 'stranger') throw unauthorized();
  if (verdict === 'forbidden') throw forbidden();
}
