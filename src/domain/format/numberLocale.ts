import type { Locale } from '../brands/countries.ts';

/** HLP-13: every English locale formats figures as in the United States; French Canada has its own format. */
export function numberLocale(locale: Locale): 'en-US' | 'fr-CA' {
  return locale === 'fr-CA' ? 'fr-CA' : 'en-US';
}
