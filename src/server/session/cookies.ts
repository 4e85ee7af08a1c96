import type { CookieChange, RequestContext } from '../platform/context.ts';
import { createAntiForgery } from '../platform/http/antiForgery.ts';
import {
  ANTI_FORGERY_COOKIE,
  KNOWN_BROWSER_COOKIE,
  PENDING_LOGIN_COOKIE,
  SESSION_COOKIE,
} from '../platform/http/cookies.ts';
import { accountName, withKnownAccount } from './knownBrowser.ts';
import type { StartedSession } from './service.ts';
import { PENDING_SECONDS } from './twoFactor.ts';

const DAY_SECONDS = 86_400;

/** Browsers keep no cookie longer. */
const KNOWN_BROWSER_DAYS = 400;

/** The server ends a session that is not used; the cookie only has to live as long as any session may. */
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

/** Null: the log-in does not wait any more. */
export function pendingCookie(token: string | null): CookieChange {
  return {
    name: PENDING_LOGIN_COOKIE,
    value: token,
    httpOnly: true,
    ...(token === null ? {} : { maxAgeSeconds: PENDING_SECONDS }),
  };
}

/** From now on this browser has a counter of its own for tries at this account. */
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

/** The cookies of a new session: the token of the session before is worth nothing afterwards. */
export function cookiesOf(session: StartedSession, ctx: RequestContext): CookieChange[] {
  return [
    sessionCookie(session.token, ctx),
    antiForgeryCookie(session.sessionId, ctx),
    knownBrowserCookie(session.member.email, ctx),
    ...(ctx.client.cookies[PENDING_LOGIN_COOKIE] === undefined ? [] : [pendingCookie(null)]),
  ];
}
