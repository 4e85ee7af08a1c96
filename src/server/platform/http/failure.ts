import { isDatabaseGone } from '../db/errors.ts';
import { RequestError, unavailable } from '../errors.ts';

/** Sentences for what the HTTP layer itself refuses, by the code it gives. */
const byCode: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'That is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'This kind of content is not understood here.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is not as long as it says.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'Please send the file as multipart form data.'],
  FST_ERR_BAD_URL: [400, 'This address is malformed.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'There is no such thing here.'],
};

/**
 * Any error as the failure that is told to the caller. `unexpected` ones are ours: they are logged with their stack
 * and told without detail.
 */
export function failureOf(error: unknown): { failure: RequestError; unexpected: boolean } {
  if (error instanceof RequestError) return { failure: error, unexpected: false };
  if (isDatabaseGone(error)) {
    return { failure: unavailable('We cannot reach our records just now. Please try again in a moment.', 5), unexpected: true };
  }
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? byCode[code] : undefined;
  if (known) return { failure: new RequestError(...known), unexpected: false };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { failure: new RequestError(statusCode, 'This request is not understood.'), unexpected: false };
  }
  return { failure: new RequestError(500, 'Something went wrong on our side. Please try again.'), unexpected: true };
}
