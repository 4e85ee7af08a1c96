import type { HelpArticleOrder, HelpArticleOrderField } from '../../../codegen/graphql/types.ts';
import { HELP_SUBJECTS } from '../../domain/help/subjects.ts';
import type { HelpArticleView } from './staffArticles.ts';

type Named = HelpArticleView & { readonly title: string };

/** Of a hundred members who said so; null: none has. */
const helpfulShare = ({ answers: { helpful, unhelpful } }: HelpArticleView): number | null =>
  helpful + unhelpful === 0 ? null : (100 * helpful) / (helpful + unhelpful);

const KEYS: Readonly<Record<HelpArticleOrderField, (article: Named) => string | number | null>> = {
  TITLE: ({ title }) => title,
  SUBJECT: ({ content }) => HELP_SUBJECTS.indexOf(content.subject),
  STATE: ({ state }) => state,
  CHANGED_AT: ({ changedAt }) => changedAt?.getTime() ?? null,
  HELPFUL: helpfulShare,
};

/** The brand's articles in the wanted order; those without a value come last either way, and equals stay as they are. */
export function sortArticles<Article extends Named>(
  articles: readonly Article[],
  { field, direction }: HelpArticleOrder,
): Article[] {
  const sign = direction === 'ASC' ? 1 : -1;
  return articles.toSorted((a, b) => {
    const [one, other] = [KEYS[field](a), KEYS[field](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return typeof one === 'string' && typeof other === 'string'
      ? sign * one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' })
      : sign * (Number(one) - Number(other));
  });
}
