import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { DeleteContentMutation } from '../../../../codegen/relay/DeleteContentMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

interface DeleteContentProps {
  readonly contentId: string;
  readonly title: string;
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks before content is deleted. */
export function DeleteContent({ contentId, title, version, onClose }: DeleteContentProps) {
  const intl = useIntl();
  const app = useApp();
  const navigate = useNavigate();
  const { busy, refusal, reload, write } = useRelayWrite<
    DeleteContentMutation,
    DeleteContentMutation['response']['deleteContent']
  >(
    graphql`
      mutation DeleteContentMutation($input: DeleteContentInput!) {
        deleteContent(input: $input) {
          __typename
          ... on ContentDeleted {
            contentId
          }
          ... on ContentConflict {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ deleteContent }) => deleteContent,
    ['placements', 'announcements'],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalPlacements.delete.title' }, { name: title })}
      effects={[<FormattedMessage key="effect" id="internalPlacements.delete.effect" />]}
      confirm={intl.formatMessage({ id: 'internalPlacements.delete.confirm' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { contentId, version, reason } },
          {
            onSaved: (outcome) => {
              onClose();
              if (outcome.__typename === 'ContentConflict') {
                app.flashes.show({ text: outcome.message });
                return;
              }
              app.flashes.show({
                type: 'success',
                text: intl.formatMessage({ id: 'internalPlacements.delete.done' }, { name: title }),
              });
              void navigate(staffPaths.internalPlacements(), AFTER_SAVE);
            },
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
