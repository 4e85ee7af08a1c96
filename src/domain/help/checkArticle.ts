import type { ArticleText, ArticleTexts } from './articles.ts';
import { unknownWords } from './brandWords.ts';
import { readMarkdown } from './readMarkdown.ts';

/** Product: the longest texts, in characters. */
export const ARTICLE_LIMITS = { title: 120, keywords: 300, body: 8_000, slug: 60 } as const;

export const ARTICLE_FAULTS = ['required', 'tooLong', 'markup', 'link', 'word', 'slug'] as const;
export type ArticleFault = (typeof ARTICLE_FAULTS)[number];

const PARTS = ['title', 'keywords', 'body'] as const;

export const isArticleSlug = (slug: string): boolean =>
  slug.length <= ARTICLE_LIMITS.slug && slug !== 'new' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** The languages in which something is written. */
export const writtenTexts = (texts: ArticleTexts): ArticleTexts =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([locale, text]) => [locale, trimmed(text)] as const)
      .filter(([, text]) => PARTS.some((part) => text[part] !== '')),
  );

/**
 * Faults of an article by field, `<language>.<part>`; used by the staff form and the server. `locales`: the brand's, of
 * which the first is needed.
 */
export function checkArticle(
  texts: ArticleTexts,
  locales: readonly string[],
): Readonly<Record<string, ArticleFault>> {
  const written = writtenTexts(texts);
  const needed = new Set([...locales.slice(0, 1), ...Object.keys(written)]);
  return Object.fromEntries(
    [...needed].flatMap((locale) =>
      PARTS.flatMap((part) => {
        const fault = partFault(part, written[locale]?.[part] ?? '');
        return fault === null ? [] : [[`${locale}.${part}`, fault] as const];
      }),
    ),
  );
}

function partFault(part: (typeof PARTS)[number], text: string): ArticleFault | null {
  if (text === '') return part === 'keywords' ? null : 'required';
  if (text.length > ARTICLE_LIMITS[part]) return 'tooLong';
  if (unknownWords(text).length > 0) return 'word';
  return part === 'body' ? (readMarkdown(text).faults[0] ?? null) : null;
}

const trimmed = ({ title, keywords, body }: ArticleText): ArticleText => ({
  title: title.trim(),
  keywords: keywords.trim(),
  body: body.trim(),
});
