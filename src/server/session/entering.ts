import type { UserStatus } from '../../../codegen/rest/types.ts';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { cookiesOf } from './cookies.ts';
import type { SessionService, StartedSession } from './service.ts';
import { userStatus } from './userStatus.ts';

export function place(ctx: RequestContext) {
  return { brandId: ctx.brand.id, now: ctx.now };
}

/** Starts a session of this member for whoever asks, and says who that is now. */
export async function entered(ctx: RequestContext, sessions: SessionService, memberId: string, viaAccessToken: boolean) {
  const session = await sessions.start(ctx.db, { ...place(ctx), memberId, userAgent: ctx.client.userAgent, replaces: ctx.session?.token ?? null });
  return answerOf(ctx, sessions, session, viaAccessToken);
}

/** Who is logged in now, with the cookies of the new session. */
export async function answerOf(ctx: RequestContext, sessions: SessionService, session: StartedSession, viaAccessToken: boolean): Promise<{ body: UserStatus; cookies: CookieChange[] }> {
  const resolved = await sessions.read(session.token, ctx.brand.id, ctx.now);
  return { body: userStatus(resolved?.member ?? null, viaAccessToken), cookies: cookiesOf(session, ctx) };
}

export function tooMany(seconds: number): RequestError {
  return new RequestError(429, say('session.tooManyTries', { seconds }), { code: 'TOO_MANY', retryAfter: seconds });
}
