import type { BrandConfig, BrandWords, BrandWordsFile } from './types.ts';

/** The brand's words in the member's language, or in the brand's main one. */
export function wordsFor(
  {
    id,
    config,
    words,
  }: { readonly id: string; readonly config: Pick<BrandConfig, 'locales'>; readonly words: BrandWordsFile },
  locale: string | null,
): BrandWords {
  const spoken = config.locales.find((offered) => offered === locale) ?? config.locales[0];
  const found = spoken === undefined ? undefined : words[spoken];
  if (found === undefined) throw new RangeError(`The brand ${id} has no words in its first language.`);
  return found;
}
