import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchiveTemplate_template$key } from '../../../../../codegen/relay/ArchiveTemplate_template.graphql.ts';
import type { ArchiveTemplateMutation } from '../../../../../codegen/relay/ArchiveTemplateMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

/** Puts a template away, or brings it back. */
export function ArchiveTemplate({ template: key }: { readonly template: ArchiveTemplate_template$key }) {
  const intl = useIntl();
  const { id, name, isArchived, version } = useFragment(
    graphql`
      fragment ArchiveTemplate_template on EventTemplate {
        id
        name
        isArchived
        version
      }
    `,
    key,
  );
  const saving = useRelayWrite<
    ArchiveTemplateMutation,
    ArchiveTemplateMutation['response']['archiveEventTemplate']
  >(
    graphql`
      mutation ArchiveTemplateMutation($input: ArchiveEventTemplateInput!) {
        archiveEventTemplate(input: $input) {
          __typename
          ... on EventTemplateSaved {
            template {
              ...TemplatePage_template
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ archiveEventTemplate }) => archiveEventTemplate,
    ['events'],
  );
  const step = isArchived ? 'bringBack' : 'archive';
  const text = (part: string) => intl.formatMessage({ id: `internalTemplates.${step}.${part}` }, { name });
  return (
    <ReviewedAction
      action={text('open')}
      look="quiet"
      saving={saving}
      title={text('review')}
      effects={[<FormattedMessage key="effect" id={`internalTemplates.${step}.effect`} />]}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { id, version, archived: !isArchived, reason } },
          { done: () => text('done'), onSaved: close },
        )
      }
    />
  );
}
