import type { FastifyReply } from 'fastify';
import type { CookieChange, RequestBrand } from '../context.ts';

export const SESSION_COOKIE = 'ebbwatt_session';
/** A log-in whose password was right and that waits for its second step. */
export const PENDING_LOGIN_COOKIE = 'ebbwatt_pending';
/** Tells that this browser has logged in to an account before. */
export const KNOWN_BROWSER_COOKIE = 'ebbwatt_browser';
export const ANTI_FORGERY_COOKIE = 'ebbwatt_csrf';
export const ANTI_FORGERY_HEADER = 'x-csrf-token';

interface CookieSetting {
  readonly brand: RequestBrand;
  /** The request came by TLS. */
  readonly secure: boolean;
}

/** Sets or forgets a cookie, with the attributes that all our cookies share. */
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
