import type { Locale } from './countries.ts';

/** Each language in its own words, as it stands in a choice: whoever cannot read the page can still find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'en-AU': 'English',
  'en-CA': 'English',
  'fr-CA': 'Français',
};
