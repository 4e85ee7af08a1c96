import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { RetireArticleMutation } from '../../../../codegen/relay/RetireArticleMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface RetireArticleProps {
  readonly articleId: string;
  readonly title: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks before an article is taken from members. */
export function RetireArticle({ articleId, title, version, onClose }: RetireArticleProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    RetireArticleMutation,
    RetireArticleMutation['response']['retireHelpArticle']
  >(
    graphql`
      mutation RetireArticleMutation($input: RetireHelpArticleInput!) {
        retireHelpArticle(input: $input) {
          __typename
          ... on HelpArticleSaved {
            article {
              ...HelpArticlePage_article
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ retireHelpArticle }) => retireHelpArticle,
    ['help'],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalHelp.retire.title' }, { name: title })}
      effects={[<FormattedMessage key="effect" id="internalHelp.retire.effect" />]}
      confirm={intl.formatMessage({ id: 'internalHelp.retire.confirm' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { articleId, version, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalHelp.retire.done' }, { name: title }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
