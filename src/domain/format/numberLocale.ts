import type { Locale } from '../brands/countries.ts';

/** HLP-13: figures look the same in every English locale, as in the United States; French Canada has its own. */
export function numberLocale(locale: Locale): 'en-US' | 'fr-CA' {
  return locale === 'fr-CA' ? 'fr-CA' : 'en-US';
}
