import { LOCALES, type Locale } from '../../domain/brands/countries.ts';

/** react-intl knows its locale as any text; the app has only these. */
export function toLocale(tag: string): Locale {
  return LOCALES.find((locale) => locale === tag) ?? 'en-US';
}
