import type { Locale } from './countries.ts';

/** A text or address of a brand file: one for every locale, or one per locale. */
export type Localised = string | Readonly<Partial<Record<Locale, string>>>;

/**
 * The value for one locale. Startup checks that every locale of a brand has one; a locale the brand doesn't
 * offer is the caller's bug and throws a RangeError.
 */
export function localised(value: Localised, locale: Locale): string {
  const text = typeof value === 'string' ? value : value[locale];
  if (text === undefined) throw new RangeError(`No value for ${locale}.`);
  return text;
}
