import { say } from '../messages/say.ts';
import type { MessageId } from '../messages/texts.ts';
import type { FastifyRequest } from 'fastify';
import { isDatabaseGone, isDiskFull, isUnstorableText } from '../db/errors.ts';
import { cannotSave, RequestError, unavailable } from '../errors.ts';

/** Sentences for refusals by the HTTP layer, by error code. */
const byCode: Readonly<Record<string, readonly [status: number, message: MessageId]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'platform.bodyTooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'platform.contentKind'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'platform.invalidJson'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'platform.emptyBody'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'platform.bodyLength'],
  FST_REQ_FILE_TOO_LARGE: [413, 'platform.fileTooLarge'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'platform.multipart'],
  FST_ERR_BAD_URL: [400, 'platform.malformedAddress'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'platform.missing'],
};

/**
 * Converts any error for the caller. `unexpected` ones are logged with their stack and sent without detail. Text
 * refused only by the database is the caller's fault, but logged because our check missed it. When the sender has
 * hung up, nothing is our fault.
 */
export function toFailure(
  error: unknown,
  request?: FastifyRequest,
): { failure: RequestError; unexpected: boolean } {
  if (error instanceof RequestError) return { failure: error, unexpected: false };
  if (request !== undefined && wasCutOff(request))
    return { failure: new RequestError(400, say('platform.cutOff')), unexpected: false };
  if (isUnstorableText(error))
    return {
      failure: new RequestError(400, say('platform.notUnderstood'), { code: 'INVALID' }),
      unexpected: true,
    };
  if (isDatabaseGone(error)) {
    return { failure: unavailable(say('platform.outOfReach'), 5), unexpected: true };
  }
  if (isDiskFull(error)) return { failure: cannotSave(say('platform.diskFull'), 60), unexpected: true };
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? byCode[code] : undefined;
  if (known) return { failure: new RequestError(known[0], say(known[1])), unexpected: false };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { failure: new RequestError(statusCode, say('platform.notUnderstood')), unexpected: false };
  }
  return { failure: new RequestError(500, say('platform.unexpected')), unexpected: true };
}

/** The sender hung up before the request was complete. */
function wasCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
