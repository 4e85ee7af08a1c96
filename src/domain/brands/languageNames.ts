import type { Locale } from './countries.ts';

/** Each language in its own name, so that a reader who can't read the page still finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'en-AU': 'English',
  'en-CA': 'English',
  'fr-CA': 'Français',
};
