import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../domain/brands/countries.ts';
import australian from './messages/en-AU.json' with { type: 'json' };
import canadian from './messages/en-CA.json' with { type: 'json' };
import english from './messages/en-US.json' with { type: 'json' };
import french from './messages/fr-CA.json' with { type: 'json' };

export type TextId = keyof typeof english;

/** `en-US` and `fr-CA` are complete; the other English locales override `en-US`. */
export const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': english,
  'en-AU': { ...english, ...australian },
  'en-CA': { ...english, ...canadian },
  'fr-CA': french satisfies Readonly<Record<TextId, string>>,
};

export type TextValues = Readonly<Record<string, string>>;

const parsed = new Map<string, IntlMessageFormat>();

/** Returns null when the template has no text by that name. Throws when a value is missing. */
export function formatText(locale: Locale, id: string, values: TextValues): string | null {
  const key = `${locale} ${id}`;
  const known = parsed.get(key);
  if (known !== undefined) return String(known.format(values));
  const source = Object.hasOwn(TEXTS[locale], id) ? TEXTS[locale][id] : undefined;
  if (source === undefined) return null;
  const format = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
  parsed.set(key, format);
  return String(format.format(values));
}
