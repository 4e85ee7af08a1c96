import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../domain/brands/countries.ts';
import { LOCALE_COOKIE } from '../../../domain/brands/localeCookie.ts';
import { parseAcceptLanguage, resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { RequestBrand, RequestBrands, SessionMember } from '../context.ts';

/** The language of an answer, also for requests that failed before the caller was known. */
export type ReadLocale = (request: FastifyRequest) => Promise<Locale>;

/** The member's setting, else the choice made in this browser, else the browser's languages. */
export function localeFor(
  request: FastifyRequest,
  brand: RequestBrand,
  member: SessionMember | null,
): Locale {
  // Fastify may refuse a request before cookies are parsed.
  const cookies = request.cookies as typeof request.cookies | undefined;
  return resolveLocale({
    offered: brand.config.locales,
    chosen: [member?.locale, cookies?.[LOCALE_COOKIE]],
    languages: parseAcceptLanguage(request.headers['accept-language']),
  });
}

export const strangersLocale = (request: FastifyRequest, brands: RequestBrands): Locale =>
  localeFor(request, brands.forHost(request.host), null);

/** Never throws: without a context, the language is a stranger's. */
export function createReadLocale(brands: RequestBrands): ReadLocale {
  return async (request) => {
    const ctx = await request.ebbwattContext?.catch(() => null);
    return ctx?.locale ?? strangersLocale(request, brands);
  };
}
