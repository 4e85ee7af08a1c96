import type { UserStatus } from '../../../codegen/rest/types.ts';
import { countryZone } from '../../domain/brands/countryZone.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { LOCALE_COOKIE } from '../../domain/brands/localeCookie.ts';
import { parseAcceptLanguage, resolveLocale } from '../../domain/brands/resolveLocale.ts';
import { resolveTheme } from '../../domain/brands/resolveTheme.ts';
import type { Theme } from '../../domain/brands/theme.ts';
import { MODE_COOKIE, THEME_COOKIE } from '../../client/platform/theme/themeControl.ts';
import type { ColorMode } from '../../client/platform/page/pageData.ts';
import type { Brand, Brands } from '../brands/service.ts';

/** The session behind a request; null for a stranger. */
export interface SessionFacts {
  readonly status: UserStatus;
  /** The features that are on, with their variations: `activeFeatures`. */
  readonly features: readonly string[];
}

/** The visitor, and how pages look to them. */
export interface Visitor {
  readonly brand: Brand;
  readonly session: SessionFacts | null;
  readonly locale: Locale;
  readonly zone: string;
  readonly theme: Theme;
  readonly mode: ColorMode;
}

/** The parts of a request that affect a page's look. */
export interface Asking {
  readonly host: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export function toVisitor(brands: Brands, asking: Asking, session: SessionFacts | null): Visitor {
  const brand = brands.forHost(asking.host);
  const user = session?.status.user ?? null;
  const themeId = resolveTheme({
    stored: user?.theme,
    // A stranger's own choice, needed before the first paint.
    local: asking.cookies[THEME_COOKIE],
    brandDefault: brand.config.themeId,
    known: brands.themes.map((theme) => theme.themeId),
  });
  return {
    brand,
    session,
    locale: resolveLocale({
      offered: brand.config.locales,
      chosen: [user?.locale, asking.cookies[LOCALE_COOKIE]],
      languages: parseAcceptLanguage(asking.acceptLanguage),
    }),
    zone: user?.timeZone ?? countryZone(brand.config.country),
    theme: brands.themeById(themeId) ?? brand.theme,
    mode: user?.colorMode ?? parseMode(asking.cookies[MODE_COOKIE]),
  };
}

const parseMode = (value: string | undefined): ColorMode =>
  value === 'light' || value === 'dark' ? value : 'auto';
