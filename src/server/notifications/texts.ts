import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../domain/brands/countries.ts';
import australian from './messages/en-AU.json' with { type: 'json' };
import canadian from './messages/en-CA.json' with { type: 'json' };
import english from './messages/en-US.json' with { type: 'json' };
import french from './messages/fr-CA.json' with { type: 'json' };

export type TextId = keyof typeof english;

/** `en-US` has every text; the other English ones only what they say otherwise; French has every text of its own. */
export const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': english,
  'en-AU': { ...english, ...australian },
  'en-CA': { ...english, ...canadian },
  'fr-CA': french satisfies Readonly<Record<TextId, string>>,
};

export type TextValues = Readonly<Record<string, string>>;

const parsed = new Map<string, IntlMessageFormat>();

/** A text in a language, or null where a message has none by that name. A value that is missing throws. */
export function textOf(locale: Locale, id: string, values: TextValues): string | null {
  const key = `${locale} ${id}`;
  const known = parsed.get(key);
  if (known !== undefined) return String(known.format(values));
  const source = Object.hasOwn(TEXTS[locale], id) ? TEXTS[locale][id] : undefined;
  if (source === undefined) return null;
  const format = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true });
  parsed.set(key, format);
  return String(format.format(values));
}
