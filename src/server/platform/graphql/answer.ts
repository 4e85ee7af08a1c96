import type { ExecutionResult, GraphQLError, FormattedExecutionResult } from 'graphql';
import { inWords } from '../messages/inWords.ts';
import { say } from '../messages/say.ts';
import { inHome } from '../access/household.ts';
import type { RequestContext } from '../context.ts';
import { unsaved } from '../db/transaction.ts';
import { isReadOnly, previewRefusal } from '../http/previewGuard.ts';
import { readOld } from '../replica/readOld.ts';
import { isDatabaseFailure } from '../replica/replica.ts';
import { publicErrors } from './errors.ts';
import {
  DocumentFaults,
  noSuchOperation,
  type Executor,
  type Operation,
  type Variables,
} from './executor.ts';
import { parseRequest, type GraphqlRequest } from './request.ts';

/** A well-formed GraphQL answer, with its status for `application/graphql-response+json`. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly body: FormattedExecutionResult;
  /** Whether it may have saved something. */
  readonly wrote: boolean;
}

export interface AnswerOptions {
  readonly executor: Executor;
  /** Whether arbitrary operations are allowed besides the persisted ones. */
  readonly takesFreeOperations: boolean;
}

/** Runs a request body's operation. Throws RequestError for a malformed request. */
export async function answerRequest(
  body: unknown,
  asked: RequestContext,
  options: AnswerOptions,
): Promise<GraphqlAnswer> {
  const ctx = inHome(asked);
  const request = parseRequest(body);
  let operation: Operation | null;
  try {
    operation = find(request, options);
  } catch (error) {
    if (error instanceof DocumentFaults)
      return { status: 400, body: { errors: error.faults.map((fault) => fault.toJSON()) }, wrote: false };
    throw error;
  }
  if (operation === null) return unknownOperation(options, ctx);
  if (isReadOnly(ctx) && operation.kind !== 'query') throw previewRefusal(ctx);
  // Some reads also write, such as a member's first look at their invitation.
  const result =
    ctx.preview == null
      ? await run(operation, request.variables, ctx)
      : await unsaved(ctx.db, (tx) => operation.run(request.variables, { ...ctx, db: tx }));
  const errors = result.errors ? { errors: publicErrors(result, ctx) } : {};
  // The variables did not match, so nothing ran.
  if (result.data === undefined) return { status: 400, body: errors, wrote: false };
  return {
    status: 200,
    body: { ...errors, data: result.data },
    wrote: operation.kind === 'mutation',
  };
}

function run(operation: Operation, variables: Variables, ctx: RequestContext): Promise<ExecutionResult> {
  if (operation.kind !== 'query' || !operation.mayBeOld) return operation.run(variables, ctx);
  return readOld(ctx, async (at) => {
    const result = await operation.run(variables, at);
    // The replica's failure is in the answer: thrown, the primary is asked instead.
    const failure = at.db === ctx.db ? undefined : result.errors?.find(failsInDatabase)?.originalError;
    if (failure !== undefined) throw failure;
    return result;
  });
}

const failsInDatabase = ({ originalError }: GraphQLError): boolean => isDatabaseFailure(originalError);

function find(
  { id, query, operationName }: GraphqlRequest,
  { executor, takesFreeOperations }: AnswerOptions,
): Operation | null {
  if (id !== null) {
    const operation = executor.persisted(id);
    if (operation !== null && operationName !== null && operationName !== operation.name)
      throw noSuchOperation(operationName);
    return operation;
  }
  return takesFreeOperations && query !== null ? executor.free(query, operationName) : null;
}

function unknownOperation({ takesFreeOperations }: AnswerOptions, { locale }: RequestContext): GraphqlAnswer {
  const message = inWords(
    locale,
    say(takesFreeOperations ? 'platform.unknownOperation' : 'platform.ownOperationsOnly'),
  );
  return {
    status: 400,
    body: { errors: [{ message, extensions: { code: 'PERSISTED_OPERATION_UNKNOWN' } }] },
    wrote: false,
  };
}
