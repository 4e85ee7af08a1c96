import type { Locale } from '../../domain/brands/countries.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import {
  isStandardArticle,
  STANDARD_ARTICLES,
  standardArticleIds,
  type ArticleText,
  type ArticleTexts,
} from '../../domain/help/articles.ts';
import { fillBlocks, fillWords, toHelpWords } from '../../domain/help/brandWords.ts';
import { readMarkdown, type HelpBlock } from '../../domain/help/readMarkdown.ts';
import type { HelpScreen } from '../../domain/help/screens.ts';
import { standardScreens } from '../../domain/help/standardScreens.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import { readFeatures } from '../features/service.ts';
import { personOf } from '../platform/access/household.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { STANDARD_TEXTS } from './standard/texts.ts';
import { findAnswer, readLatest, writeAnswer, type HelpAnswer } from './store.ts';

interface Article {
  readonly id: string;
  /** 0: the product's own words. */
  readonly version: number;
  readonly subject: HelpSubject;
  readonly language: Locale;
  readonly screens: readonly HelpScreen[];
  readonly text: ArticleText;
}

/** An article in the brand's words. */
export interface ShownArticle extends Omit<Article, 'text'> {
  readonly title: string;
  readonly keywords: string;
  readonly blocks: HelpBlock[];
}

/** The articles that the caller may read, in their order: the brand's own, and the product's where the brand has none. */
async function articlesFor(ctx: RequestContext): Promise<readonly Article[]> {
  const [features, written] = await Promise.all([readFeatures(ctx), readLatest(ctx.db, ctx.brand.id)]);
  const isOn = (wanted: string) => features.some(({ key, isEnabled }) => key === wanted && isEnabled);
  const own = new Map(written.map((row) => [row.slug, row]));
  const ids = [
    ...standardArticleIds({ country: ctx.brand.config.country, isOn }),
    ...written.flatMap(({ slug }) => (isStandardArticle(slug) ? [] : [slug])),
  ];
  return ids.flatMap((id): Article[] => {
    const row = own.get(id);
    if (row?.retired === true) return [];
    if (row !== undefined) return toArticle(ctx, row);
    if (!isStandardArticle(id)) return [];
    const [language, { subject }] = [ctx.locale, STANDARD_ARTICLES[id]];
    const text = STANDARD_TEXTS[language][id];
    return [{ id, version: 0, subject, language, screens: standardScreens(id), text }];
  });
}

/** In the reader's language, else in the brand's main one. */
function toArticle(
  { brand, locale }: RequestContext,
  {
    slug: id,
    version,
    subject,
    screens,
    texts,
  }: Pick<Article, 'version' | 'subject' | 'screens'> & {
    readonly slug: string;
    readonly texts: ArticleTexts;
  },
): Article[] {
  for (const language of [locale, ...brand.config.locales]) {
    const text = texts[language];
    if (text !== undefined) return [{ id, version, subject, language, screens, text }];
  }
  return [];
}

export const helpArticles = async (ctx: RequestContext): Promise<readonly ShownArticle[]> =>
  (await articlesFor(ctx)).map((article) => inBrandWords(ctx, article));

/** One article and others on its subject; null: the caller has none of this id. */
export async function helpArticle(ctx: RequestContext, id: string) {
  const all = await articlesFor(ctx);
  const article = all.find((each) => each.id === id);
  if (article === undefined) return null;
  const related = all.filter(({ subject, id: other }) => subject === article.subject && other !== id);
  return {
    article: inBrandWords(ctx, article),
    answer:
      ctx.member === null
        ? null
        : await findAnswer(
            ctx.db,
            { brand: ctx.brand.id, slug: id, version: article.version },
            personOf(ctx.member),
          ),
    related: related.map((other) => ({ id: other.id, title: titleIn(ctx, other) })),
  };
}

/** Notes whether an article helped. Throws the 404 error where the caller has no such article, or it no such version. */
export async function answerArticle(
  ctx: MemberContext,
  id: string,
  version: number,
  answer: HelpAnswer,
): Promise<HelpAnswer> {
  const article = (await articlesFor(ctx)).find((each) => each.id === id);
  if (article === undefined || version > article.version) throw missing();
  const comment = answer.comment.trim();
  await writeAnswer(ctx.db, {
    brand: ctx.brand.id,
    slug: id,
    version,
    memberId: personOf(ctx.member),
    helpful: answer.helpful,
    comment,
    at: ctx.now,
  });
  return { helpful: answer.helpful, comment };
}

const titleIn = ({ brand }: RequestContext, { language, text }: Pick<Article, 'language' | 'text'>): string =>
  fillWords(text.title, toHelpWords(wordsFor(brand, language)));

function inBrandWords(ctx: RequestContext, { text, ...article }: Article): ShownArticle {
  const words = toHelpWords(wordsFor(ctx.brand, article.language));
  return {
    ...article,
    title: fillWords(text.title, words),
    keywords: fillWords(text.keywords, words),
    blocks: fillBlocks(readMarkdown(text.body).blocks, words),
  };
}
