import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { isDatabaseGone, isDiskFull } from '../db/errors.ts';
import { errorBody, type ErrorBody } from '../errors.ts';
import { toFailure } from '../http/failure.ts';

/**
 * The errors a caller sees: our refusals with their code, request errors as they are, and everything else logged and
 * without detail. A database outage or a full disk fails the whole request, as for REST.
 */
export function publicErrors(
  result: ExecutionResult,
  { log, locale }: Pick<RequestContext, 'log' | 'locale'>,
): readonly GraphQLFormattedError[] {
  return (result.errors ?? []).map((error) => {
    const cause = findCause(error);
    if (cause === null) return error.toJSON();
    if (isDatabaseGone(cause) || isDiskFull(cause)) throw cause;
    const { failure, unexpected } = toFailure(cause);
    if (unexpected)
      log.error(
        { err: cause, path: error.path?.filter((step) => typeof step === 'string').join('.') },
        'a field failed',
      );
    return toFormattedError(error, errorBody(failure, locale), !unexpected);
  });
}

/**
 * The extensions carry what a REST body would. Only refusals carry a status, so the rest of the answer stays valid.
 */
function toFormattedError(
  error: GraphQLError,
  { status, error: message, ...rest }: ErrorBody,
  withStatus: boolean,
): GraphQLFormattedError {
  return {
    message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: 'INTERNAL', ...rest, ...(withStatus ? { status } : {}) },
  };
}

/** Null for request errors, which the executor reports itself. */
function findCause(error: GraphQLError): Error | null {
  const { originalError } = error;
  if (!originalError) return null;
  return originalError instanceof Error && originalError.name === 'GraphQLError' ? null : originalError;
}
