import type { Locale } from '../../domain/brands/countries.ts';
import type { OfferRow } from './store.ts';
import type { OfferOption, OfferTexts } from './tables.ts';

const NONE: OfferTexts = { title: '', subtitle: '', text: '', terms: '', agreement: '' };

/** An offer's words in the reader's language, or in the brand's first one that has any. */
export function pickTexts(
  { texts }: Pick<OfferRow, 'texts'>,
  locale: Locale | null,
  locales: readonly Locale[],
): OfferTexts {
  return inLanguage(texts, locale, locales) ?? NONE;
}

/** An option's name; empty: it has none. */
export function optionName(
  { names }: OfferOption,
  locale: Locale | null,
  locales: readonly Locale[],
): string {
  return inLanguage(names, locale, locales) ?? '';
}

function inLanguage<T>(
  words: Readonly<Partial<Record<Locale, T>>>,
  locale: Locale | null,
  locales: readonly Locale[],
): T | null {
  return (
    (locale === null ? undefined : words[locale]) ??
    locales.flatMap((each) => words[each] ?? [])[0] ??
    Object.values(words)[0] ??
    null
  );
}
