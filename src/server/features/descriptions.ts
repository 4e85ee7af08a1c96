import type { Locale } from '../../domain/brands/countries.ts';
import { FEATURES } from '../../domain/features/features.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';

/** Few and constant: the list of features is read with almost every page. */
const byLocale = new Map<Locale, ReadonlyMap<string, string>>();

function featureDescriptions(locale: Locale): ReadonlyMap<string, string> {
  const known = byLocale.get(locale);
  if (known !== undefined) return known;
  const made = new Map(FEATURES.map(({ key }) => [key, inWords(locale, say(`features.about.${key}`))]));
  byLocale.set(locale, made);
  return made;
}

/** What a feature does, for staff, in their language. */
export const describeFeature = (locale: Locale, key: string): string =>
  featureDescriptions(locale).get(key) ?? key;
