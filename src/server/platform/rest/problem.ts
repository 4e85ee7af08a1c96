import { STATUS_CODES } from 'node:http';
import type { Locale } from '../../../domain/brands/countries.ts';
import { errorBody, type RequestError } from '../errors.ts';

export const PROBLEM_TYPE = 'application/problem+json';

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

export function toProblem(failure: RequestError, locale: Locale, requestId: string): Problem {
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
