import { LOCALES } from '../countries.ts';
import { TEXT, closed } from './parts.ts';

const NOUN = closed({ one: TEXT, many: TEXT, withArticle: TEXT, this: TEXT, next: TEXT }, [
  'one',
  'many',
  'withArticle',
]);

const WORDS = closed({
  productName: TEXT,
  shortName: { ...TEXT, maxLength: 16 },
  reductionEvent: NOUN,
  realTimeEvent: NOUN,
  tone: closed({ greeting: TEXT, cheer: TEXT, encouragement: TEXT, thanks: TEXT }),
  landing: closed({
    headline: { ...TEXT, maxLength: 80 },
    pitch: { ...TEXT, maxLength: 260 },
    points: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: closed({ title: { ...TEXT, maxLength: 40 }, text: { ...TEXT, maxLength: 160 } }),
    },
  }),
});

/** `words.json`: one set of words per locale; `checkBrands` compares its locales with the brand's. */
export const WORDS_SCHEMA = closed(Object.fromEntries(LOCALES.map((locale) => [locale, WORDS])), []);
