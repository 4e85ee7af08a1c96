import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { UserStatus } from '../../../codegen/rest/types.ts';
import type { CookieChange, RequestContext } from '../platform/context.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { createAntiForgery } from '../platform/http/antiForgery.ts';
import { ANTI_FORGERY_COOKIE, SESSION_COOKIE } from '../platform/http/cookies.ts';
import { PASSWORD_LINK_JOB } from './passwordLink.ts';
import { passwordFault } from './passwords.ts';
import type { SessionService, StartedSession } from './service.ts';
import { userStatus } from './userStatus.ts';
import { say } from '../messages/say.ts';

const DAY_SECONDS = 86_400;

/** Logging in and out, and who is asking. Source: SES-01 to SES-13; decisions, Session and sign-up. */
export function sessionHandlers(sessions: SessionService): Partial<SubjectHandlers<'session'>> {
  return {
    getUserStatus: async (ctx, { query }) => {
      if (query.access_token === undefined) return { status: 200, body: userStatus(ctx.member) };
      const memberId = await sessions.redeemLink(ctx.db, { ...place(ctx), token: query.access_token, purposes: ['login'] });
      // A link that is worth nothing leaves whoever was logged in as they were.
      if (memberId === null) return { status: 200, body: userStatus(ctx.member) };
      return { status: 200, ...(await entered(ctx, memberId, true)) };
    },

    login: async (ctx, { body }) => {
      const attempt = { ...place(ctx), ...body, address: ctx.client.address, userAgent: ctx.client.userAgent, replaces: ctx.session?.token ?? null };
      const outcome = await sessions.logIn(ctx.db, attempt);
      switch (outcome.kind) {
        case 'wait':
          throw tooMany(outcome.seconds);
        case 'wrong':
          throw new RequestError(401, say('session.wrongPair'), { code: 'WRONG_PAIR' });
        case 'in':
          return { status: 200, ...(await answerOf(ctx, sessions, outcome.session, false)) };
      }
    },

    logout: async (ctx) => {
      if (ctx.session !== null) await sessions.end(ctx.db, ctx.session.token, ctx.brand.id);
      return { status: 200, body: { ok: true }, cookies: [sessionCookie(null, ctx), antiForgeryCookie(null, ctx)] };
    },

    resetCookies: async (ctx) => ({ status: 200, body: { ok: true }, cookies: [antiForgeryCookie(ctx.session?.id ?? null, ctx)] }),

    forgotPassword: async (ctx, { body }) => {
      const seconds = await sessions.countLinkRequest(ctx.db, { ...place(ctx), email: body.email, address: ctx.client.address });
      if (seconds > 0) throw tooMany(seconds);
      const known = await sessions.findByEmail(ctx.db, ctx.brand.id, body.email);
      // The letter is a job for known and unknown addresses alike, so that neither answer nor time tells which it was.
      await ctx.deps.jobs.send(ctx.db, PASSWORD_LINK_JOB, { brandId: ctx.brand.id, memberId: known?.id ?? null, key: ctx.deps.newId() });
      return { status: 200, body: { ok: true } };
    },

    resetPassword: async (ctx, { body }) => {
      const fault = passwordFault(body.password);
      if (fault !== null) throw refused(fault, { fields: { password: fault } });
      const memberId = await sessions.redeemLink(ctx.db, { ...place(ctx), token: body.token, purposes: ['password'] });
      if (memberId === null) throw refused(say('session.linkExpired'), { code: 'LINK_EXPIRED' });
      await sessions.changePassword(ctx.db, { memberId, password: body.password, keepSessionId: null });
      return { status: 200, ...(await entered(ctx, memberId, false)) };
    },
  };

  async function entered(ctx: RequestContext, memberId: string, viaAccessToken: boolean) {
    const session = await sessions.start(ctx.db, { ...place(ctx), memberId, userAgent: ctx.client.userAgent, replaces: ctx.session?.token ?? null });
    return answerOf(ctx, sessions, session, viaAccessToken);
  }
}

/** Who is logged in now, with the cookies of the new session: the token of the session before is worth nothing afterwards. */
async function answerOf(
  ctx: RequestContext,
  sessions: SessionService,
  session: StartedSession,
  viaAccessToken: boolean,
): Promise<{ body: UserStatus; cookies: CookieChange[] }> {
  const resolved = await sessions.read(session.token, ctx.brand.id, ctx.now);
  return {
    body: userStatus(resolved?.member ?? null, viaAccessToken),
    cookies: [sessionCookie(session.token, ctx), antiForgeryCookie(session.sessionId, ctx)],
  };
}

function sessionCookie(token: string | null, ctx: RequestContext): CookieChange {
  return { name: SESSION_COOKIE, value: token, httpOnly: true, ...(token === null ? {} : { maxAgeSeconds: ctx.deps.config.sessionDays * DAY_SECONDS }) };
}

function antiForgeryCookie(sessionId: string | null, ctx: RequestContext): CookieChange {
  return { name: ANTI_FORGERY_COOKIE, value: createAntiForgery(ctx.deps.secrets).issue(sessionId, ctx.brand.id), httpOnly: false };
}

function place(ctx: RequestContext) {
  return { brandId: ctx.brand.id, now: ctx.now };
}

function tooMany(seconds: number): RequestError {
  return new RequestError(429, say('session.tooManyTries', { seconds }), { code: 'TOO_MANY', retryAfter: seconds });
}
