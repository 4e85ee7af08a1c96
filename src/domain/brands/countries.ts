/** The three countries of the audience (BRD-01, BRD-15). Source: spec A §1, decisions, "Name, brands, themes". */
export const COUNTRIES = ['AU', 'US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CURRENCIES = ['AUD', 'USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Languages of the message catalogue, as values of `<html lang>`. */
export const LOCALES = ['en-US', 'en-AU', 'en-CA', 'fr-CA'] as const;
export type Locale = (typeof LOCALES)[number];

export interface CountryRules {
  readonly currency: Currency;
  readonly locales: readonly Locale[];
}

/** The currency and languages a brand of each country may use. */
export const COUNTRY_RULES: Readonly<Record<Country, CountryRules>> = {
  AU: { currency: 'AUD', locales: ['en-AU'] },
  US: { currency: 'USD', locales: ['en-US'] },
  CA: { currency: 'CAD', locales: ['en-CA', 'fr-CA'] },
};
