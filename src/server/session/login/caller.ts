import type { RequestContext } from '../../platform/context.ts';
import { RequestError } from '../../platform/errors.ts';
import { KNOWN_BROWSER_COOKIE } from '../../platform/http/cookies.ts';
import { say } from '../../platform/messages/say.ts';

export function place(ctx: RequestContext) {
  return { brandId: ctx.brand.id, now: ctx.now };
}

export function toCaller({ client }: Pick<RequestContext, 'client'>) {
  return { address: client.address, knownBrowser: client.cookies[KNOWN_BROWSER_COOKIE] };
}

export function tooMany(seconds: number): RequestError {
  return new RequestError(429, say('session.tooManyTries', { seconds }), {
    code: 'TOO_MANY',
    retryAfter: seconds,
  });
}
