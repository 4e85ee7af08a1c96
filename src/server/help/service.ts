import type { Locale } from '../../domain/brands/countries.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { STANDARD_ARTICLES, standardArticleIds, type ArticleText } from '../../domain/help/articles.ts';
import { fillBlocks, fillWords, toHelpWords } from '../../domain/help/brandWords.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import { readMarkdown, type HelpBlock } from '../../domain/help/readMarkdown.ts';
import { readFeatures } from '../features/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { STANDARD_TEXTS } from './standard/texts.ts';

interface Article {
  readonly id: string;
  readonly subject: HelpSubject;
  readonly language: Locale;
  readonly text: ArticleText;
}

/** An article in the brand's words. */
export interface ShownArticle extends Omit<Article, 'text'> {
  readonly title: string;
  readonly keywords: string;
  readonly blocks: HelpBlock[];
}

/** The articles that the caller may read, in their order. */
async function articlesFor(ctx: RequestContext): Promise<readonly Article[]> {
  const features = await readFeatures(ctx);
  const isOn = (wanted: string) => features.some(({ key, isEnabled }) => key === wanted && isEnabled);
  return standardArticleIds({ country: ctx.brand.config.country, isOn }).map((id) => ({
    id,
    subject: STANDARD_ARTICLES[id].subject,
    language: ctx.locale,
    text: STANDARD_TEXTS[ctx.locale][id],
  }));
}

export const helpArticles = async (ctx: RequestContext): Promise<readonly ShownArticle[]> =>
  (await articlesFor(ctx)).map((article) => inBrandWords(ctx, article));

/** One article and others on its subject; null: the caller has none of this id. */
export async function helpArticle(ctx: RequestContext, id: string) {
  const all = await articlesFor(ctx);
  const article = all.find((each) => each.id === id);
  if (article === undefined) return null;
  const words = toHelpWords(wordsFor(ctx.brand, ctx.locale));
  const related = all.filter(({ subject, id: other }) => subject === article.subject && other !== id);
  return {
    article: inBrandWords(ctx, article),
    related: related.map(({ id: other, text }) => ({ id: other, title: fillWords(text.title, words) })),
  };
}

function inBrandWords(ctx: RequestContext, { text, ...article }: Article): ShownArticle {
  const words = toHelpWords(wordsFor(ctx.brand, article.language));
  return {
    ...article,
    title: fillWords(text.title, words),
    keywords: fillWords(text.keywords, words),
    blocks: fillBlocks(readMarkdown(text.body).blocks, words),
  };
}
