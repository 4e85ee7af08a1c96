import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWorkbench } from '../../../domain/brands/environments.ts';
import { checkAccess } from '../access/check.ts';
import { contextUnder } from '../access/household.ts';
import { PREVIEW_READS } from '../access/previewReads.ts';
import { isPartnerRule, type AccessRule, type RestRule } from '../access/accessRule.ts';
import type { RequestContext, RestAnswer, RestInput } from '../context.ts';
import { forbidden, ownerOnly, unauthorized } from '../errors.ts';
import { ANTI_FORGERY_COOKIE, setCookie } from '../http/cookies.ts';
import { cookieSetting } from '../http/requestContext.ts';
import { isOwnRequest } from '../http/sameSite.ts';
import type { ServerKit } from '../http/server.ts';
import { unsaved } from '../db/transaction.ts';
import { readOld, rememberSaved } from '../replica/readOld.ts';
import { REPLICA_OPERATIONS } from '../replica/replicaReads.ts';
import { answerOnce, answerOnceOpen } from '../idempotency.ts';
import { sharedContract, type ContractDocument, type OperationChecks } from './contract.ts';
import { checkAnswer, checkedInput } from './checkCall.ts';
import { readForm } from './form.ts';
import type { AnyRestHandler, MountedOperation } from './mounted.ts';
import { mountPartnerOperation, type ReadPartnerKey } from './mountPartner.ts';
import { sharedJson } from './sharedBody.ts';
import { checkSignature, isSigned, keptBody, type SignedCall } from './signedCall.ts';
import { createUploadPlaces, fileLimitRefusal, registerUploads } from './uploads.ts';

/** Confirmation pages by operation. */
export type ActingReads = Readonly<Record<string, (request: FastifyRequest) => string>>;

export interface RestDeps {
  readonly document: ContractDocument;
  readonly operations: readonly MountedOperation[];
  readonly rules: Readonly<Record<string, RestRule>>;
  readonly handlers: Readonly<Record<string, AnyRestHandler>>;
  /** Operations that see to their transactions and repeats themselves. */
  readonly ownTransactions?: ReadonlySet<string>;
  /** GET operations with side effects: allowed from this origin; other callers get a confirmation page. */
  readonly actingReads?: ActingReads;
  /** How partners call operations, by operation. */
  readonly signedCalls?: Readonly<Record<string, SignedCall>>;
  /** Larger file limits by operation, in bytes. Reading such a file may take long. */
  readonly fileLimits?: Readonly<Record<string, number>>;
  readonly readPartnerKey: ReadPartnerKey;
}

/**
 * Mounts a handler for each operation. A handler without an operation, or an operation without a handler, stops the
 * start.
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
  const contract = sharedContract(document);
  const uploadPlace = createUploadPlaces();
  for (const operation of operations) {
    const handler = handlers[operation.id];
    if (handler)
      mountOperation(
        app,
        kit,
        { ...deps, uploadPlace },
        operation,
        contract.operationChecks(operation.path, operation.method.toLowerCase()),
        handler,
      );
  }
}

function mountOperation(
  app: FastifyInstance,
  kit: ServerKit,
  {
    rules,
    ownTransactions,
    actingReads,
    fileLimits,
    signedCalls,
    uploadPlace,
    readPartnerKey,
  }: RestDeps & { readonly uploadPlace: ReturnType<typeof createUploadPlaces> },
  operation: MountedOperation,
  checks: OperationChecks,
  handler: AnyRestHandler,
): void {
  const { deps, readContext, guards } = kit;
  const takesFiles = operation.bodyType === 'multipart/form-data' && !checks.takesForm;
  const signedCall = signedCalls?.[operation.id];
  const ownLimit = fileLimits?.[operation.id];
  const rule = rules[operation.id];
  if (isPartnerRule(rule)) {
    mountPartnerOperation(app, kit, {
      operation,
      rule,
      checks,
      handler,
      readPartnerKey,
      takesFiles,
      ownLimit,
      uploadPlace,
      ownTransaction: ownTransactions?.has(operation.id) ?? false,
    });
    return;
  }
  const fileLimit = ownLimit ?? deps.config.uploadLimit;
  const checksAnswers = isWorkbench(deps.config.environment);

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { preview: PREVIEW_READS.has(operation.id) ? 'read' : undefined },
    // Before reading the body, so that callers without access can't upload anything.
    onRequest: async (request, reply) => {
      const page = actingReads?.[operation.id];
      if (page !== undefined && !isOwnRequest(request))
        return reply.header('cache-control', 'no-store').redirect(page(request), 303);
      const ctx = await readContext(request);
      await guards.maintenance(ctx);
      if (signedCall !== undefined && isSigned(request)) return undefined;
      if (operation.method !== 'GET') guards.write(request, ctx);
      guardAccess(rule, ctx);
      if (takesFiles) {
        const refusal = fileLimitRefusal(request, fileLimit);
        if (refusal) throw refusal;
      }
    },
    ...(signedCall === undefined
      ? {}
      : {
          preParsing: async (request, _reply, payload) =>
            isSigned(request) ? Readable.from(keptBody(request, payload), { objectMode: false }) : payload,
        }),
    handler: async (request, reply) => {
      const ctx = contextUnder(rule, await readContext(request));
      // A pause while a large file is processed must not time out the connection. (A test's injected request has no
      // socket.)
      if (ownLimit !== undefined && request.raw.socket instanceof Socket) request.raw.socket.setTimeout(0);
      const body = checks.takesForm ? await readForm(request) : takesFiles ? undefined : request.body;
      const input = checkedInput(request, checks, body, takesFiles ? fileLimit : null);
      const isPartner = signedCall !== undefined && isSigned(request);
      if (isPartner) checkSignature(request, signedCall);
      const answer = isPartner ? await signedCall.handle(ctx, input) : await run(ctx, input, request);
      if (checksAnswers) checkAnswer(operation.id, checks, answer);
      if (operation.method !== 'GET') await rememberSaved(ctx, reply);
      return send(reply, ctx, answer, request);
    },
  });

  function run(ctx: RequestContext, input: RestInput, request: FastifyRequest): Promise<RestAnswer> {
    // Some reads also write, such as the week's free spin.
    if (ctx.preview != null) return unsaved(ctx.db, (tx) => handler({ ...ctx, db: tx }, input));
    if (REPLICA_OPERATIONS.has(operation.id)) return readOld(ctx, (at) => handler(at, input));
    if (!operation.idempotent || ownTransactions?.has(operation.id)) return handler(ctx, input);
    // A file's content is known only after reading, so a repeat is recognized by its length.
    if (takesFiles)
      return answerOnceOpen(
        ctx,
        operation.id,
        `file of ${request.headers['content-length'] ?? 'unknown'} bytes`,
        () => uploadPlace(ctx.member?.id ?? '', () => handler(ctx, input)),
      );
    // The same key for another thing's path is another write, and refused like another body.
    const what = Object.keys(input.params as object).length === 0 ? input.body : [input.params, input.body];
    return answerOnce(ctx, operation.id, what, (inside) => handler(inside, input));
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
    const json = sharedJson(answer.body);
    return json === undefined
      ? reply.send(answer.body)
      : reply.type('application/json; charset=utf-8').send(json);
  }
}

function guardAccess(rule: AccessRule | undefined, ctx: RequestContext): void {
  const verdict = checkAccess(rule, ctx.member);
  if (verdict === 'stranger') throw unauthorized();
  if (verdict === 'notOwner') throw ownerOnly();
  if (verdict === 'forbidden') throw forbidden();
}
