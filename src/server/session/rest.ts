import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { UserStatus } from '../../../codegen/rest/types.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { RequestContext } from '../platform/context.ts';
import { say } from '../platform/messages/say.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { antiForgeryCookie, knownBrowserCookie, pendingCookie, sessionCookie } from './login/cookies.ts';
import { toCaller, place, tooMany } from './login/caller.ts';
import { sessionAnswer, startSessionFor } from './login/startSession.ts';
import { ownAccountHandlers } from './login/ownAccountRest.ts';
import { PASSWORD_LINK_JOB } from './login/passwordLink.ts';
import { passwordRefusal } from './login/passwords.ts';
import type { SessionService } from './service.ts';
import { logsInBySso } from './sso/method.ts';
import { readUserStatus, STRANGER } from './profile/userStatus.ts';
import { secondFactorHandlers } from './secondFactor/secondFactorRest.ts';
import { askForTwoFactor, verifyHandler } from './secondFactor/verifyRest.ts';

/**
 * Drops cached pages, including those behind the back button. Not "cookies" or "storage": theme, language,
 * attribution and the known browser belong to the browser, and both would also clear other brands on the same domain.
 */
const AFTER_LOGOUT = { 'clear-site-data': '"cache"' };

/** Log-in, log-out and the caller's status. Source: SES-01 to SES-13; decisions, Session and sign-up. */
export function sessionHandlers(sessions: SessionService): Partial<SubjectHandlers<'session'>> {
  return {
    ...ownAccountHandlers(sessions),
    verify: verifyHandler(sessions),
    ...secondFactorHandlers(sessions),

    getUserStatus: async (ctx, { query }) => {
      if (query.access_token === undefined) return { status: 200, body: await readUserStatus(ctx) };
      const memberId = await sessions.redeemLink(ctx.db, {
        ...place(ctx),
        token: query.access_token,
        purposes: ['login'],
      });
      // An invalid link leaves the caller as they were. With two-factor on, a link alone isn't enough: the password
      // and a code are needed.
      if (memberId === null || (await sessions.needsTwoFactor(ctx.db, ctx.brand.id, memberId)))
        return { status: 200, body: await statusAfterSpentLink(ctx, query.access_token) };
      return { status: 200, ...(await startSessionFor(ctx, sessions, memberId, true)) };
    },

    login: async (ctx, { body }) => {
      const bySso = logsInBySso(ctx);
      const attempt = {
        ...place(ctx),
        ...toCaller(ctx),
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
        case 'locked':
          throw new RequestError(403, say('session.locked'), { code: 'ACCOUNT_LOCKED' });
        case 'second':
          return askForTwoFactor(ctx, sessions, outcome.memberId);
        case 'in':
          return { status: 200, ...sessionAnswer(ctx, outcome.session, false) };
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
        ...toCaller(ctx),
        email: body.email,
      });
      if (seconds > 0) throw tooMany(seconds);
      const known = await sessions.findByEmail(ctx.db, ctx.brand.id, body.email);
      // Known and unknown addresses both get a job, so that neither answer nor timing reveals which it was.
      const mayHavePassword = known !== null && (known.isAdmin || !logsInBySso(ctx));
      await ctx.deps.jobs.send(ctx.db, PASSWORD_LINK_JOB, {
        brandId: ctx.brand.id,
        memberId: mayHavePassword ? known.id : null,
        key: ctx.deps.newId(),
      });
      return { status: 200, body: { ok: true } };
    },

    checkPasswordLink: async (ctx, { body }) => {
      const link = { ...place(ctx), token: body.token, purposes: ['password'] as const };
      if ((await sessions.findLinkOwner(ctx.db, link)) === null)
        throw refused(say('session.linkExpired'), { code: 'LINK_EXPIRED' });
      return { status: 200, body: { ok: true } };
    },

    resetPassword: async (ctx, { body }) => {
      // A refused password doesn't use up the link.
      const memberId = await transaction(ctx.db, async (tx) => {
        const found = await sessions.redeemLink(tx, {
          ...place(ctx),
          token: body.token,
          purposes: ['password'],
        });
        const fault =
          found === null
            ? null
            : passwordRefusal(body.password, ctx, await sessions.findPerson(tx, ctx.brand.id, found));
        if (fault !== null) throw refused(fault, { fields: { password: fault } });
        return found;
      });
      if (memberId === null) throw refused(say('session.linkExpired'), { code: 'LINK_EXPIRED' });
      await sessions.changePassword(ctx.db, {
        memberId,
        password: body.password,
        keepSessionId: null,
        now: ctx.now,
      });
      await ctx.deps.notify.send(ctx.db, {
        brandId: ctx.brand.id,
        memberId,
        template: 'password-changed',
        values: {},
        key: `password-changed:${ctx.deps.newId()}`,
      });
      const email = await sessions.returnAttempts(ctx.db, { ...place(ctx), ...toCaller(ctx), memberId });
      const step = await sessions.readLogInStep(ctx.db, {
        brandId: ctx.brand.id,
        memberId,
        codeGiven: true,
      });
      // The link proves the email address, as a code would.
      if (step?.next === 'enroll') {
        const asked = await askForTwoFactor(ctx, sessions, memberId, { codeGiven: true });
        return { ...asked, cookies: [...asked.cookies, knownBrowserCookie(email, ctx)] };
      }
      // Password and code are still required, but this browser is no longer throttled by other people's attempts.
      if (await sessions.needsTwoFactor(ctx.db, ctx.brand.id, memberId))
        return { status: 200, body: STRANGER, cookies: [knownBrowserCookie(email, ctx)] };
      return { status: 200, ...(await startSessionFor(ctx, sessions, memberId, false)) };
    },
  };

  async function statusAfterSpentLink(ctx: RequestContext, token: string): Promise<UserStatus> {
    const status = await readUserStatus(ctx);
    if (status.user !== null) return status;
    const { knownBrowser } = toCaller(ctx);
    const link = await sessions.findSpentLink(ctx.db, { token, brandId: ctx.brand.id, knownBrowser });
    return link === null
      ? status
      : { ...status, spent_link: { has_password: link.hasPassword, email: link.email } };
  }
}
