import { searchWords } from '../helpers/searchWords.ts';

export interface SearchedArticle {
  readonly title: string;
  /** What people call its subject. */
  readonly keywords: string;
  readonly body: string;
}

/** A word of the title or the keywords says more than one of the text. */
const TITLE_WEIGHT = 4;
/** Of the best match's score: what matches less is about something else. */
const LEAST_SHARE = 0.4;

/**
 * Articles that match what somebody typed, the best first. A word counts the more the fewer articles have it, so that
 * a whole question can be typed; it may be the beginning of a word, and singular or plural.
 */
export function findArticles<Article extends SearchedArticle>(
  articles: readonly Article[],
  typed: string,
): readonly Article[] {
  const asked = [...new Set(searchWords(typed).map(stem))];
  const indexed = articles.map((article) => ({
    article,
    title: searchWords(`${article.title} ${article.keywords}`).map(stem),
    body: searchWords(article.body).map(stem),
  }));
  const has = (words: readonly string[], word: string) =>
    words.some((known) => known === word || (word.length > 1 && known.startsWith(word)));
  const weights = new Map(
    asked.map((word) => {
      const count = indexed.filter(({ title, body }) => has(title, word) || has(body, word)).length;
      return [word, count === 0 ? 0 : Math.log((articles.length + 1) / count)];
    }),
  );
  const scored = indexed.map(({ article, title, body }) => ({
    article,
    score: asked.reduce(
      (sum, word) =>
        sum + (weights.get(word) ?? 0) * (has(title, word) ? TITLE_WEIGHT : has(body, word) ? 1 : 0),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * LEAST_SHARE)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

/** English and French write a plural with an s or an x. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:s|x)$/u, '') : word);
