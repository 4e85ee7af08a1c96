import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  HelpContentInput,
  useSaveArticleMutation,
} from '../../../../codegen/relay/useSaveArticleMutation.graphql.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

export interface ArticleSaving {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  reload(): void;
  save(articleId: string, content: HelpContentInput, reason: string): void;
}

/** Publishes an article. `version`: the one that the form started from. */
export function useSaveArticle(version: number, onSaved: (articleId: string) => void): ArticleSaving {
  const intl = useIntl();
  const { write, ...saving } = useRelayWrite<
    useSaveArticleMutation,
    useSaveArticleMutation['response']['saveHelpArticle']
  >(
    graphql`
      mutation useSaveArticleMutation($input: SaveHelpArticleInput!) {
        saveHelpArticle(input: $input) {
          __typename
          ... on HelpArticleSaved {
            article {
              articleId
              title
              ...HelpArticlePage_article
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveHelpArticle }) => saveHelpArticle,
    ['help'],
  );
  return {
    ...saving,
    save: (articleId, content, reason) =>
      write(
        { input: { articleId, version, content, reason } },
        {
          done: ({ article: { title } }) => intl.formatMessage({ id: 'internal.saved' }, { name: title }),
          onSaved: ({ article }) => onSaved(article.articleId),
        },
      ),
  };
}
