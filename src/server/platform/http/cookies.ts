import type { FastifyReply } from 'fastify';
import type { CookieChange, RequestBrand } from '../context.ts';

export const SESSION_COOKIE = 'ebbwatt_session';
/** A log-in with a correct password that awaits a code. */
export const PENDING_LOGIN_COOKIE = 'ebbwatt_pending';
/** Staff look at the app as a member sees it. */
export const PREVIEW_COOKIE = 'ebbwatt_preview';
/** Shows that this browser has logged in to an account before. */
export const KNOWN_BROWSER_COOKIE = 'ebbwatt_browser';
/** Where the database's log was when this browser last saved something. */
export const SAVED_COOKIE = 'ebbwatt_saved';
export const ANTI_FORGERY_COOKIE = 'ebbwatt_csrf';
export const ANTI_FORGERY_HEADER = 'x-csrf-token';

interface CookieSetting {
  readonly brand: RequestBrand;
  /** Whether the request came over TLS. */
  readonly secure: boolean;
}

/** Sets or deletes a cookie, with the attributes common to all our cookies. */
export function setCookie(
  reply: FastifyReply,
  { brand, secure }: CookieSetting,
  { name, value, httpOnly, maxAgeSeconds }: CookieChange,
): void {
  void reply.setCookie(name, value ?? '', {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure,
    ...(brand.cookieDomain === null ? {} : { domain: brand.cookieDomain }),
    ...(value === null
      ? { expires: new Date(0) }
      : maxAgeSeconds === undefined
        ? {}
        : { maxAge: maxAgeSeconds }),
  });
}
