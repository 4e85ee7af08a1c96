import type { Locale } from './countries.ts';

export interface LocaleSources {
  /** The languages of the host's brand, main language first. */
  readonly offered: readonly Locale[];
  /** Languages that were chosen, strongest first: by the member in Settings, then in this browser before there was one. */
  readonly chosen: readonly (string | null | undefined)[];
  /** What the browser asks for, best first; see `languagesOf`. */
  readonly languages: readonly string[];
}

/**
 * The language of a page: the brand gives the list, the member's choice picks from it, then the browser's own earlier choice, then the browser's wish, then
 * the brand's main language (BRD-05). A wish matches exactly, or by language alone ("fr-FR" gets fr-CA).
 * Source: decisions, "Name, brands, themes".
 */
export function resolveLocale({ offered, chosen, languages }: LocaleSources): Locale {
  const main = offered[0];
  if (main === undefined) throw new RangeError('A brand speaks at least one language.');
  const exactly = (wish: string) => offered.find((locale) => locale.toLowerCase() === wish.toLowerCase());
  const byLanguage = (wish: string) => offered.find((locale) => languageOf(locale) === languageOf(wish));

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
 * The languages of an Accept-Language header, best first: "fr;q=0.4, en-CA" gives ["en-CA", "fr"]. Languages with
 * weight 0 are refused by the browser and left out; parts that are no language are skipped.
 */
export function languagesOf(acceptLanguage: string | undefined): readonly string[] {
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

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
