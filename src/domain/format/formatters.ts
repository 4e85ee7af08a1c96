/**
 * Creating an Intl object takes tens of microseconds, using it less than one, and a page formats dozens of
 * values. The cache key is the settings only; it holds no personal data, so requests may share it.
 */
const LIMIT = 500;

function remember<T>(make: (locale: string, options: string) => T): (locale: string, options: object) => T {
  const made = new Map<string, T>();
  return (locale, options) => {
    const settings = JSON.stringify(options);
    const key = `${locale} ${settings}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    // Time zones come from outside; the limit keeps them from filling the memory.
    if (made.size >= LIMIT) made.clear();
    const fresh = make(locale, settings);
    made.set(key, fresh);
    return fresh;
  };
}

const options = (settings: string): object => JSON.parse(settings) as object;

export const numberFormat: (locale: string, options: Intl.NumberFormatOptions) => Intl.NumberFormat =
  remember((locale, settings) => new Intl.NumberFormat(locale, options(settings)));

/** Throws a RangeError for an unknown time zone. */
export const dateTimeFormat: (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat =
  remember((locale, settings) => new Intl.DateTimeFormat(locale, options(settings)));

export const pluralRules: (locale: string, options: Intl.PluralRulesOptions) => Intl.PluralRules = remember(
  (locale, settings) => new Intl.PluralRules(locale, options(settings)),
);
