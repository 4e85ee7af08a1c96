import type { Locale } from './countries.ts';

export interface LocaleSources {
  /** The brand's languages, main language first. */
  readonly offered: readonly Locale[];
  /** Chosen languages, strongest first: the member's setting, then this browser's choice before login. */
  readonly chosen: readonly (string | null | undefined)[];
  /** The browser's languages, best first; see `parseAcceptLanguage`. */
  readonly languages: readonly string[];
}

/**
 * The language of a page: the member's choice, then the browser's earlier choice, then Accept-Language, then
 * the brand's main language, always among those the brand offers (BRD-05). Matches exactly, or by language
 * alone ("fr-FR" gets fr-CA). Source: decisions, "Name, brands, themes".
 */
export function resolveLocale({ offered, chosen, languages }: LocaleSources): Locale {
  const main = offered[0];
  if (main === undefined) throw new RangeError('A brand speaks at least one language.');
  const exactly = (wish: string) => offered.find((locale) => locale.toLowerCase() === wish.toLowerCase());
  const byLanguage = (wish: string) => offered.find((locale) => baseLanguage(locale) === baseLanguage(wish));

  for (const choice of chosen) {
    const byChoice = choice ? exactly(choice) : undefined;
    if (byChoice !== undefined) return byChoice;
  }
  for (const wish of languages) {
    if (wish === '*') return main;
    const match = exactly(wish) ?? byLanguage(wish);
    if (match !== undefined) return match;
  }
  return main;
}

/**
 * The languages of an Accept-Language header, best first: "fr;q=0.4, en-CA" gives ["en-CA", "fr"]. Drops
 * weight 0 (refused) and malformed parts.
 */
export function parseAcceptLanguage(acceptLanguage: string | undefined): readonly string[] {
  return (acceptLanguage ?? '')
    .split(',', 50)
    .flatMap((part) => {
      const match =
        /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
          part,
        );
      const tag = match?.[1];
      return tag === undefined ? [] : [{ tag, weight: Number(match?.[2] ?? 1) }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function baseLanguage(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
