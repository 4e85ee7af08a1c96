import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useSaveTemplateCreateMutation } from '../../../../../codegen/relay/useSaveTemplateCreateMutation.graphql.ts';
import type { useSaveTemplateMutation } from '../../../../../codegen/relay/useSaveTemplateMutation.graphql.ts';
import type { Refusal } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { toInput, type TemplateDraft } from './templateDraft.ts';

export interface TemplateSaving {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  reload(): void;
  save(draft: TemplateDraft, reason: string): void;
}

/** Adds a template. */
export function useCreateTemplate(onSaved: (id: string) => void): TemplateSaving {
  const intl = useIntl();
  const { write, ...saving } = useRelayWrite<
    useSaveTemplateCreateMutation,
    useSaveTemplateCreateMutation['response']['createEventTemplate']
  >(
    graphql`
      mutation useSaveTemplateCreateMutation($input: CreateEventTemplateInput!) {
        createEventTemplate(input: $input) {
          __typename
          ... on EventTemplateSaved {
            template {
              id
              name
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createEventTemplate }) => createEventTemplate,
    ['events'],
  );
  return {
    ...saving,
    save: (draft, reason) =>
      write(
        { input: { template: toInput(draft), reason } },
        {
          done: ({ template: { name } }) => intl.formatMessage({ id: 'internal.saved' }, { name }),
          onSaved: ({ template }) => onSaved(template.id),
        },
      ),
  };
}

/** Changes the version of a template that the form started from. */
export function useChangeTemplate(id: string, version: number): TemplateSaving {
  const intl = useIntl();
  const { write, ...saving } = useRelayWrite<
    useSaveTemplateMutation,
    useSaveTemplateMutation['response']['changeEventTemplate']
  >(
    graphql`
      mutation useSaveTemplateMutation($input: ChangeEventTemplateInput!) {
        changeEventTemplate(input: $input) {
          __typename
          ... on EventTemplateSaved {
            template {
              name
              ...TemplatePage_template
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeEventTemplate }) => changeEventTemplate,
    ['events'],
  );
  return {
    ...saving,
    save: (draft, reason) =>
      write(
        { input: { id, version, template: toInput(draft), reason } },
        { done: ({ template: { name } }) => intl.formatMessage({ id: 'internal.saved' }, { name }) },
      ),
  };
}
