import type { Locale } from '../../domain/brands/countries.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { inWords } from '../platform/messages/inWords.ts';

interface Speaking {
  readonly config: { readonly locales: readonly Locale[] };
}

/** The brands' languages. */
export interface BrandLanguages {
  byId(brandId: string): Speaking | null;
}

/** A reason that the product gives for what it does by itself, in the brand's first language, as its staff would write it. */
export const ownReason = (brand: Speaking | null, reason: Sentence): string =>
  inWords(brand?.config.locales[0] ?? 'en-US', reason);
