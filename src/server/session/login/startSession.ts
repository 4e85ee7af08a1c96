import type { UserStatus } from '../../../../codegen/rest/types.ts';
import type { CookieChange, RequestContext } from '../../platform/context.ts';
import { KNOWN_BROWSER_COOKIE } from '../../platform/http/cookies.ts';
import { RequestError } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { sessionCookies } from './cookies.ts';
import type { Caller, SessionService, StartedSession } from '../service.ts';
import { toUserStatus } from '../profile/userStatus.ts';

export function place(ctx: RequestContext) {
  return { brandId: ctx.brand.id, now: ctx.now };
}

export function toCaller({ client }: Pick<RequestContext, 'client'>): Caller {
  return { address: client.address, knownBrowser: client.cookies[KNOWN_BROWSER_COOKIE] };
}

/** Starts a session and returns the caller's new status. */
export async function startSessionFor(
  ctx: RequestContext,
  sessions: SessionService,
  memberId: string,
  viaAccessToken: boolean,
  { secondFactor = false }: { readonly secondFactor?: boolean } = {},
) {
  const session = await sessions.start(ctx.db, {
    ...place(ctx),
    memberId,
    userAgent: ctx.client.userAgent,
    replaces: ctx.session?.token ?? null,
    secondFactor,
  });
  return sessionAnswer(ctx, session, viaAccessToken);
}

export function sessionAnswer(
  ctx: RequestContext,
  session: StartedSession,
  viaAccessToken: boolean,
): { body: UserStatus; cookies: CookieChange[] } {
  const { member, profile } = session;
  return { body: toUserStatus(member, profile, viaAccessToken), cookies: sessionCookies(session, ctx) };
}

export function tooMany(seconds: number): RequestError {
  return new RequestError(429, say('session.tooManyTries', { seconds }), {
    code: 'TOO_MANY',
    retryAfter: seconds,
  });
}
