import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../domain/brands/countries.ts';
import { errorBody, type RequestError } from '../errors.ts';

const PROBLEM_TYPE = 'application/problem+json';

/** The path of the partner API's operations, below the API's prefix. */
export const PARTNER_PATH = '/partner/';
/** The path of OpenADR's operations, below the API's prefix. */
export const OPENADR_PATH = '/openadr3/';

/** Answers problem details, which OpenADR describes as plain JSON. */
export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  failure: RequestError,
  locale: Locale,
): FastifyReply {
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const [path = ''] = request.url.split('?');
  return reply
    .code(failure.httpStatus)
    .header('cache-control', 'no-store')
    .type(path.includes(OPENADR_PATH) ? 'application/json' : PROBLEM_TYPE)
    .send(JSON.stringify(toProblem(failure, locale, request.id)));
}

/** The contract's `Problem`, problem details of RFC 9457 with members of our own. */
interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code?: string;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  readonly request_id: string;
}

function toProblem(failure: RequestError, locale: Locale, requestId: string): Problem {
  const { error, code, fields } = errorBody(failure, locale);
  return {
    type: 'about:blank',
    title: STATUS_CODES[failure.httpStatus] ?? 'Error',
    status: failure.httpStatus,
    detail: error,
    ...(code === undefined ? {} : { code }),
    ...(fields === undefined
      ? {}
      : { errors: Object.entries(fields).map(([field, detail]) => ({ field, detail })) }),
    request_id: requestId,
  };
}
