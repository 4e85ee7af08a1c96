import { STANDARD_ARTICLES, type ArticleTexts, type StandardArticleId } from '../../domain/help/articles.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import type { RequestContext } from '../platform/context.ts';
import { STANDARD_TEXTS } from './standard/texts.ts';
import { readLatest } from './store.ts';

interface Content {
  readonly subject: HelpSubject;
  readonly texts: ArticleTexts;
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
}

/** Every article of a brand: the product's in their order, then those that only the brand has. */
export async function staffArticles({ db, brand }: RequestContext): Promise<readonly HelpArticleView[]> {
  const written = await readLatest(db, brand.id);
  const own = new Map(written.map((row) => [row.slug, row]));
  const standard = new Map(
    (Object.keys(STANDARD_ARTICLES) as StandardArticleId[]).map((id): [string, Content] => [
      id,
      {
        subject: STANDARD_ARTICLES[id].subject,
        texts: Object.fromEntries(brand.config.locales.map((locale) => [locale, STANDARD_TEXTS[locale][id]])),
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
          content: { subject: row.subject, texts: row.texts },
          standard: known,
        },
      ];
    return known === null
      ? []
      : [{ slug, state: 'STANDARD', version: 0, changedAt: null, content: known, standard: known }];
  });
}
