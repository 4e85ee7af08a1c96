import type { Locale } from '../../../domain/brands/countries.ts';
import type { ArticleText, StandardArticleId } from '../../../domain/help/articles.ts';
import australian from './en-AU.json' with { type: 'json' };
import english from './en-US.json' with { type: 'json' };
import french from './fr-CA.json' with { type: 'json' };

/** What the product's own articles say, in every language. Australian English has only what differs. */
export const STANDARD_TEXTS: Readonly<Record<Locale, Readonly<Record<StandardArticleId, ArticleText>>>> = {
  'en-US': english,
  'en-CA': english,
  'en-AU': { ...english, ...australian },
  'fr-CA': french,
};
