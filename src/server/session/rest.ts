import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { say } from '../platform/messages/say.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { antiForgeryCookie, knownBrowserCookie, pendingCookie, sessionCookie } from './cookies.ts';
import { answerOf, callerOf, entered, place, tooMany } from './startSession.ts';
import { ownAccountHandlers } from './ownAccountRest.ts';
import { PASSWORD_LINK_JOB } from './passwordLink.ts';
import { passwordRefusal } from './passwords.ts';
import type { SessionService } from './service.ts';
import { logsInBySso } from './sso/method.ts';
import { userStatus } from './userStatus.ts';
import { askForSecondStep, verifyHandler } from './verifyRest.ts';

/**
 * Drops cached pages, also those that the back button would show. Not "cookies" and not "storage": the session's cookies
 * go one by one, and what is left belongs to the browser, not to the session: theme, language, who brought a visitor, and
 * that this browser is known. Both would also take what other brands of the same domain keep.
 */
const AFTER_LOGOUT = { 'clear-site-data': '"cache"' };

/** Logging in and out, and who is asking. Source: SES-01 to SES-13; decisions, Session and sign-up. */
export function sessionHandlers(sessions: SessionService): Partial<SubjectHandlers<'session'>> {
  return {
    ...ownAccountHandlers(sessions),
    verify: verifyHandler(sessions),

    getUserStatus: async (ctx, { query }) => {
      if (query.access_token === undefined) return { status: 200, body: userStatus(ctx.member) };
      const memberId = await sessions.redeemLink(ctx.db, {
        ...place(ctx),
        token: query.access_token,
        purposes: ['login'],
      });
      // A link that is worth nothing leaves whoever was logged in as they were.
      // Neither is one enough for whoever has chosen a second step: the password and a code log them in.
      if (memberId === null || (await sessions.needsSecondStep(ctx.db, ctx.brand.id, memberId)))
        return { status: 200, body: userStatus(ctx.member) };
      return { status: 200, ...(await entered(ctx, sessions, memberId, true)) };
    },

    login: async (ctx, { body }) => {
      const bySso = logsInBySso(ctx);
      const attempt = {
        ...place(ctx),
        ...callerOf(ctx),
        ...body,
        userAgent: ctx.client.userAgent,
        replaces: ctx.session?.token ?? null,
        staffOnly: bySso,
      };
      const outcome = await sessions.logIn(ctx.db, attempt);
      switch (outcome.kind) {
        case 'wait':
          throw tooMany(outcome.seconds);
        case 'wrong':
          throw bySso
            ? new RequestError(
                403,
                say('session.onlySingleSignOn', { productName: wordsFor(ctx.brand, ctx.locale).productName }),
                { code: 'SINGLE_SIGN_ON' },
              )
            : new RequestError(401, say('session.wrongPair'), { code: 'WRONG_PAIR' });
        case 'second':
          return askForSecondStep(ctx, outcome.memberId);
        case 'in':
          return { status: 200, ...answerOf(ctx, outcome.session, false) };
      }
    },

    logout: async (ctx) => {
      if (ctx.session !== null) await sessions.end(ctx.db, ctx.session.token, ctx.brand.id);
      return {
        status: 200,
        body: { ok: true },
        headers: AFTER_LOGOUT,
        cookies: [sessionCookie(null, ctx), antiForgeryCookie(null, ctx), pendingCookie(null)],
      };
    },

    resetCookies: async (ctx) => ({
      status: 200,
      body: { ok: true },
      cookies: [antiForgeryCookie(ctx.session?.id ?? null, ctx)],
    }),

    forgotPassword: async (ctx, { body }) => {
      const seconds = await sessions.countLinkRequest(ctx.db, {
        ...place(ctx),
        ...callerOf(ctx),
        email: body.email,
      });
      if (seconds > 0) throw tooMany(seconds);
      const known = await sessions.findByEmail(ctx.db, ctx.brand.id, body.email);
      // The letter is a job for known and unknown addresses alike, so that neither answer nor time tells which it was.
      const mayHavePassword = known !== null && (known.isAdmin || !logsInBySso(ctx));
      await ctx.deps.jobs.send(ctx.db, PASSWORD_LINK_JOB, {
        brandId: ctx.brand.id,
        memberId: mayHavePassword ? known.id : null,
        key: ctx.deps.newId(),
      });
      return { status: 200, body: { ok: true } };
    },

    resetPassword: async (ctx, { body }) => {
      // A password that is refused leaves the link as it was.
      const memberId = await transaction(ctx.db, async (tx) => {
        const found = await sessions.redeemLink(tx, {
          ...place(ctx),
          token: body.token,
          purposes: ['password'],
        });
        const fault =
          found === null
            ? null
            : passwordRefusal(body.password, ctx, await sessions.personOf(tx, ctx.brand.id, found));
        if (fault !== null) throw refused(fault, { fields: { password: fault } });
        return found;
      });
      if (memberId === null) throw refused(say('session.linkExpired'), { code: 'LINK_EXPIRED' });
      await sessions.changePassword(ctx.db, { memberId, password: body.password, keepSessionId: null });
      await ctx.deps.notify.send(ctx.db, {
        brandId: ctx.brand.id,
        memberId,
        template: 'password-changed',
        values: {},
        key: `password-changed:${ctx.deps.newId()}`,
      });
      const email = await sessions.clearTheWay(ctx.db, { ...place(ctx), ...callerOf(ctx), memberId });
      // The password and a code are still asked for; from this browser, whatever others have tried.
      if (await sessions.needsSecondStep(ctx.db, ctx.brand.id, memberId))
        return { status: 200, body: userStatus(null), cookies: [knownBrowserCookie(email, ctx)] };
      return { status: 200, ...(await entered(ctx, sessions, memberId, false)) };
    },
  };
}
