import type { BrandConfig, BrandWords, BrandWordsFile } from './types.ts';

/** The brand's words in a member's language; in the brand's first one where the member chose none, or one it does not speak. */
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
