import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../../domain/brands/countries.ts';
import { numberLocale } from '../../../domain/format/numberLocale.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { TEXTS } from './texts.ts';

/** Few and constant, so they are cached for the process's life. */
const parsed = new Map<string, IntlMessageFormat>();

/** Throws for a sentence without a text or with missing values. */
export function inWords(locale: Locale, { id, values }: Sentence): string {
  return String(findFormat(locale, id).format(values));
}

/** For logs and operators. */
export const inEnglish = (sentence: Sentence): string => inWords('en-US', sentence);

function findFormat(locale: Locale, id: string): IntlMessageFormat {
  const key = `${locale} ${id}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const text = (TEXTS[locale] as Readonly<Record<string, string>>)[id];
  if (text === undefined) throw new RangeError(`There is no text ${id} in ${locale}.`);
  const format = new IntlMessageFormat(text, numberLocale(locale), undefined, { ignoreTag: true });
  parsed.set(key, format);
  return format;
}
