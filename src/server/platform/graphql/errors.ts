import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../context.ts';
import { isDatabaseGone, isDiskFull } from '../db/errors.ts';
import { errorBody, type ErrorBody } from '../errors.ts';
import { failureOf } from '../http/failure.ts';

/**
 * What the caller is told of the errors of an execution: our own refusals with their code, mistakes of the request as
 * they are, and everything else without detail; that is logged.
 * An outage of the database or a full disk fails the whole request, as it does for REST.
 */
export function toldErrors(
  result: ExecutionResult,
  { log, locale }: Pick<RequestContext, 'log' | 'locale'>,
): readonly GraphQLFormattedError[] {
  return (result.errors ?? []).map((error) => {
    const cause = causeOf(error);
    if (cause === null) return error.toJSON();
    if (isDatabaseGone(cause) || isDiskFull(cause)) throw cause;
    const { failure, unexpected } = failureOf(cause);
    if (unexpected)
      log.error(
        { err: cause, path: error.path?.filter((step) => typeof step === 'string').join('.') },
        'a field failed',
      );
    return told(error, errorBody(failure, locale), !unexpected);
  });
}

/** The extensions carry what a REST body would; only refusals carry a status, so that what else was asked for stands. */
function told(
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

/** What a resolver threw; null for mistakes of the request, which the executor reports by itself. */
function causeOf(error: GraphQLError): Error | null {
  const { originalError } = error;
  if (!originalError) return null;
  return originalError instanceof Error && originalError.name === 'GraphQLError' ? null : originalError;
}
