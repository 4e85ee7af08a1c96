/**
 * The languages the app is written in. A brand lists the ones it offers; the first is its default.
 * Source: decisions, Name, brands, themes.
 */
export const APP_LOCALES = ['en-US', 'en-AU', 'en-CA', 'fr-CA'] as const;
export type AppLocale = (typeof APP_LOCALES)[number];

export function isAppLocale(text: string): text is AppLocale {
  return (APP_LOCALES as readonly string[]).includes(text);
}

/** HLP-13: figures look the same in every English locale, as in the United States; French Canada has its own. */
export function numberLocale(locale: AppLocale): 'en-US' | 'fr-CA' {
  return locale === 'fr-CA' ? 'fr-CA' : 'en-US';
}
