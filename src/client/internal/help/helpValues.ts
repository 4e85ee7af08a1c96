import { readInlineData, graphql } from 'relay-runtime';
import type {
  HelpSubjectName,
  helpValues_content$key,
} from '../../../../codegen/relay/helpValues_content.graphql.ts';
import type { ArticleText, ArticleTexts } from '../../../domain/help/articles.ts';
import { checkArticle, isArticleSlug, type ArticleFault } from '../../../domain/help/checkArticle.ts';
import type { HelpContentInput } from '../../../../codegen/relay/useSaveArticleMutation.graphql.ts';
import { sortScreens, type KnownScreen } from './helpScreens.ts';

/** In the order of the help. */
export const SUBJECT_NAMES = [
  'EVENTS',
  'MONEY',
  'HOME',
  'ACCOUNT',
] as const satisfies readonly HelpSubjectName[];

export interface ArticleValues {
  /** Its name in the address. */
  readonly slug: string;
  readonly subject: (typeof SUBJECT_NAMES)[number];
  /** Which screens lead to it first, in the order of the app. */
  readonly screens: readonly KnownScreen[];
  readonly texts: ArticleTexts;
}

const NOTHING: ArticleText = { title: '', keywords: '', body: '' };

export const newArticle = (): ArticleValues => ({ slug: '', subject: 'EVENTS', screens: [], texts: {} });

export const textIn = ({ texts }: ArticleValues, locale: string): ArticleText => texts[locale] ?? NOTHING;

export const withText = (
  values: ArticleValues,
  locale: string,
  change: Partial<ArticleText>,
): ArticleValues => ({
  ...values,
  texts: { ...values.texts, [locale]: { ...textIn(values, locale), ...change } },
});

/** An article as the form has it. */
export function toValues(slug: string, key: helpValues_content$key): ArticleValues {
  const { subject, screens, texts } = readInlineData(
    graphql`
      fragment helpValues_content on HelpContent @inline {
        subject
        screens
        texts {
          locale
          title
          keywords
          body
        }
      }
    `,
    key,
  );
  return {
    slug,
    subject: SUBJECT_NAMES.find((name) => name === subject) ?? 'EVENTS',
    screens: sortScreens(screens),
    texts: Object.fromEntries(
      texts.map(({ locale, title, keywords, body }) => [locale, { title, keywords, body }]),
    ),
  };
}

export const toInput = ({ subject, screens, texts }: ArticleValues): HelpContentInput => ({
  subject,
  screens,
  texts: Object.entries(texts).map(([locale, text]) => ({ locale, ...text })),
});

export const articleFaults = (
  { slug, texts }: ArticleValues,
  locales: readonly string[],
): Readonly<Record<string, ArticleFault>> => ({
  ...(isArticleSlug(slug) ? {} : { articleId: 'slug' as const }),
  ...checkArticle(texts, locales),
});
