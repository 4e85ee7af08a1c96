import type { Locale } from './countries.ts';
import { localised } from './localised.ts';
import type { ThemeChoice } from './theme.ts';
import type { BrandConfig, BrandWords, HelpTopic } from './types.ts';

type Shared =
  | 'id'
  | 'environment'
  | 'country'
  | 'currency'
  | 'locales'
  | 'wattConversionRate'
  | 'pointsPerUnit'
  | 'themeId'
  | 'hosts'
  | 'localHosts'
  | 'allowedRedirectHosts'
  | 'backendBaseUrl'
  | 'loginMethod'
  | 'loginUrl'
  | 'helpEmail'
  | 'supportPhone'
  | 'analyticsCollector'
  | 'orderPromiseDays'
  | 'ssoLoginHides';

/** The brand as the page gets it: one brand, one environment, one locale, no secrets. */
export interface PublicBrand extends Pick<BrandConfig, Shared> {
  readonly locale: Locale;
  readonly words: BrandWords;
  readonly documentTitle: string;
  /** Whether members can chat with support. */
  readonly supportWidget: boolean;
  /** null: no captcha. */
  readonly captchaSiteKey: string | null;
  readonly helpUrls: Readonly<Record<HelpTopic, string>>;
  readonly termsUrl: string;
  readonly texasTermsUrl: string | null;
  readonly privacyUrl: string;
  readonly prizeRulesUrl: string;
  readonly socialPages: readonly { readonly name: string; readonly url: string }[];
  readonly enrollmentUrls: Readonly<Record<string, string>>;
  /** The known theme list (FLT-07), with neutral names. */
  readonly themes: readonly ThemeChoice[];
}

/**
 * Resolves the texts and addresses of `config` for a locale; throws a RangeError for one the brand doesn't
 * offer.
 */
export function publicBrand(
  config: BrandConfig,
  locale: Locale,
  { words, themes }: { readonly words: BrandWords; readonly themes: readonly ThemeChoice[] },
): PublicBrand {
  if (!config.locales.includes(locale)) throw new RangeError(`Brand ${config.id} does not speak ${locale}.`);
  const text = (value: Parameters<typeof localised>[0]) => localised(value, locale);
  return {
    id: config.id,
    environment: config.environment,
    locale,
    locales: config.locales,
    country: config.country,
    currency: config.currency,
    wattConversionRate: config.wattConversionRate,
    pointsPerUnit: config.pointsPerUnit,
    themeId: config.themeId,
    themes,
    words,
    documentTitle: text(config.documentTitle),
    hosts: config.hosts,
    localHosts: config.localHosts,
    allowedRedirectHosts: config.allowedRedirectHosts,
    backendBaseUrl: config.backendBaseUrl,
    loginMethod: config.loginMethod,
    loginUrl: config.loginUrl,
    captchaSiteKey: config.captcha?.siteKey ?? null,
    helpUrls: each(config.helpUrls, text),
    helpEmail: config.helpEmail,
    supportPhone: config.supportPhone,
    supportWidget: config.supportWidgetId !== null,
    termsUrl: text(config.termsUrl),
    texasTermsUrl: config.texasTermsUrl === null ? null : text(config.texasTermsUrl),
    privacyUrl: text(config.privacyUrl),
    prizeRulesUrl: text(config.prizeRulesUrl),
    socialPages: config.socialPages.map(({ name, url }) => ({ name: text(name), url })),
    analyticsCollector: config.analyticsCollector,
    orderPromiseDays: config.orderPromiseDays,
    enrollmentUrls: each(config.enrollmentUrls, text),
    ssoLoginHides: config.ssoLoginHides,
  };
}

function each<Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(
    Object.entries<From>(values).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;
}
