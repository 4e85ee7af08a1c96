import type { CookieChange, RequestContext } from '../../platform/context.ts';
import { createAntiForgery } from '../../platform/http/antiForgery.ts';
import {
  ANTI_FORGERY_COOKIE,
  KNOWN_BROWSER_COOKIE,
  PENDING_LOGIN_COOKIE,
  SESSION_COOKIE,
} from '../../platform/http/cookies.ts';
import { accountName, withKnownAccount } from './knownBrowser.ts';
import type { StartedSession } from '../service.ts';
import { PENDING_SECONDS } from '../secondFactor/twoFactor.ts';

const DAY_SECONDS = 86_400;

/** The longest life that browsers allow a cookie. */
const KNOWN_BROWSER_DAYS = 400;

/** Lives as long as any session may; the server ends unused sessions itself. */
export function sessionCookie(token: string | null, ctx: RequestContext): CookieChange {
  return {
    name: SESSION_COOKIE,
    value: token,
    httpOnly: true,
    ...(token === null ? {} : { maxAgeSeconds: ctx.deps.config.sessionMaxDays * DAY_SECONDS }),
  };
}

export function antiForgeryCookie(sessionId: string | null, ctx: RequestContext): CookieChange {
  return {
    name: ANTI_FORGERY_COOKIE,
    value: createAntiForgery(ctx.deps.secrets).issue(sessionId, ctx.brand.id),
    httpOnly: false,
  };
}

/** Null once no log-in is pending. */
export function pendingCookie(token: string | null): CookieChange {
  return {
    name: PENDING_LOGIN_COOKIE,
    value: token,
    httpOnly: true,
    ...(token === null ? {} : { maxAgeSeconds: PENDING_SECONDS }),
  };
}

/** Gives this browser its own counter of attempts for this account. */
export function knownBrowserCookie(email: string, ctx: RequestContext): CookieChange {
  const value = withKnownAccount(
    ctx.deps.secrets,
    ctx.client.cookies[KNOWN_BROWSER_COOKIE],
    accountName(ctx.brand.id, email),
  );
  return {
    name: KNOWN_BROWSER_COOKIE,
    value,
    httpOnly: true,
    maxAgeSeconds: KNOWN_BROWSER_DAYS * DAY_SECONDS,
  };
}

/** A new session makes the previous anti-forgery token invalid too. */
export function sessionCookies(session: StartedSession, ctx: RequestContext): CookieChange[] {
  return [
    sessionCookie(session.token, ctx),
    antiForgeryCookie(session.sessionId, ctx),
    knownBrowserCookie(session.profile.email, ctx),
    ...(ctx.client.cookies[PENDING_LOGIN_COOKIE] === undefined ? [] : [pendingCookie(null)]),
  ];
}
