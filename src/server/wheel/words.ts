import type { RequestContext } from '../platform/context.ts';
import type { PrizeRow } from './store.ts';
import type { PrizeTexts } from './tables.ts';

/** A prize's words in the reader's language, or in the brand's first one that has any. */
export function pickPrizeTexts(
  { id, texts }: Pick<PrizeRow, 'id' | 'texts'>,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
): PrizeTexts {
  const found = texts[locale] ?? brand.config.locales.flatMap((other) => texts[other] ?? [])[0];
  if (found === undefined) throw new Error(`Prize ${id} has no texts.`);
  return found;
}
