import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../domain/brands/countries.ts';
import { LOCALE_COOKIE } from '../../../domain/brands/localeCookie.ts';
import { parseAcceptLanguage, resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { RequestBrand, RequestBrands, SessionMember } from '../context.ts';

/** The language to answer a request in, also one that failed before anybody knew who asked. */
export type LocaleOf = (request: FastifyRequest) => Promise<Locale>;

/** The member's own choice, then what was chosen in this browser before there was a member, then the browser's wish. */
export function localeFor(
  request: FastifyRequest,
  brand: RequestBrand,
  member: SessionMember | null,
): Locale {
  // Fastify's own refusals come before the cookies were read.
  const cookies = request.cookies as typeof request.cookies | undefined;
  return resolveLocale({
    offered: brand.config.locales,
    chosen: [member?.locale, cookies?.[LOCALE_COOKIE]],
    languages: parseAcceptLanguage(request.headers['accept-language']),
  });
}

export const strangersLocale = (request: FastifyRequest, brands: RequestBrands): Locale =>
  localeFor(request, brands.forHost(request.host), null);

/** Never fails: where the request has no context, or could not get one, the language is a stranger's. */
export function createLocaleOf(brands: RequestBrands): LocaleOf {
  return async (request) => {
    const ctx = await request.ebbwattContext?.catch(() => null);
    return ctx?.locale ?? strangersLocale(request, brands);
  };
}
