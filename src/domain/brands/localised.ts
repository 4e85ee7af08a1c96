import type { Locale } from './countries.ts';

/** A text or an address of a brand file: one for every locale, or one a locale. */
export type Localised = string | Readonly<Partial<Record<Locale, string>>>;

/**
 * The value for one locale. The check at start makes sure that every locale of a brand has one;
 * a locale the brand does not speak is a mistake of the caller and throws a RangeError.
 */
export function localised(value: Localised, locale: Locale): string {
  const text = typeof value === 'string' ? value : value[locale];
  if (text === undefined) throw new RangeError(`No value for ${locale}.`);
  return text;
}
