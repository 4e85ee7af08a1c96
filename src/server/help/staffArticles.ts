import { STANDARD_ARTICLES, type ArticleTexts, type StandardArticleId } from '../../domain/help/articles.ts';
import type { HelpScreen } from '../../domain/help/screens.ts';
import { standardScreens } from '../../domain/help/standardScreens.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import type { RequestContext } from '../platform/context.ts';
import { STANDARD_TEXTS } from './standard/texts.ts';
import { countAnswers, readLatest } from './store.ts';

interface Content {
  readonly subject: HelpSubject;
  readonly texts: ArticleTexts;
  readonly screens: readonly HelpScreen[];
}

/** An article as staff of a brand see it. */
export interface HelpArticleView {
  readonly slug: string;
  readonly state: 'STANDARD' | 'OWN' | 'RETIRED';
  /** 0: staff of the brand never changed it. */
  readonly version: number;
  readonly changedAt: Date | null;
  readonly content: Content;
  /** What the product says; null: only the brand has it. */
  readonly standard: Content | null;
  /** Members who found the current version helpful, and who didn't. */
  readonly answers: { readonly helpful: number; readonly unhelpful: number };
}

/** Every article of a brand: the product's in their order, then those that only the brand has. */
export async function staffArticles({ db, brand }: RequestContext): Promise<readonly HelpArticleView[]> {
  const [written, counts] = await Promise.all([readLatest(db, brand.id), countAnswers(db, brand.id)]);
  const answersTo = (slug: string, version: number) =>
    counts.find((each) => each.slug === slug && each.version === version) ?? { helpful: 0, unhelpful: 0 };
  const own = new Map(written.map((row) => [row.slug, row]));
  const standard = new Map(
    (Object.keys(STANDARD_ARTICLES) as StandardArticleId[]).map((id): [string, Content] => [
      id,
      {
        subject: STANDARD_ARTICLES[id].subject,
        texts: Object.fromEntries(brand.config.locales.map((locale) => [locale, STANDARD_TEXTS[locale][id]])),
        screens: standardScreens(id),
      },
    ]),
  );
  return [...new Set([...standard.keys(), ...own.keys()])].flatMap((slug): HelpArticleView[] => {
    const [row, known = null] = [own.get(slug), standard.get(slug)];
    if (row !== undefined)
      return [
        {
          slug,
          state: row.retired ? 'RETIRED' : 'OWN',
          version: row.version,
          changedAt: row.at,
          content: { subject: row.subject, texts: row.texts, screens: row.screens },
          standard: known,
          answers: answersTo(slug, row.version),
        },
      ];
    return known === null
      ? []
      : [
          {
            slug,
            state: 'STANDARD',
            version: 0,
            changedAt: null,
            content: known,
            standard: known,
            answers: answersTo(slug, 0),
          },
        ];
  });
}
