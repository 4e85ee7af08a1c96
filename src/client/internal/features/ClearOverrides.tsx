import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ClearOverridesMutation } from '../../../../codegen/relay/ClearOverridesMutation.graphql.ts';
import type { ClearOverridesUndoMutation } from '../../../../codegen/relay/ClearOverridesUndoMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface ClearOverridesProps {
  readonly memberId: string;
  /** Brings back what was cleared last. */
  readonly undo: boolean;
  readonly onClose: () => void;
}

/** Asks before all overrides of a member are cleared, or brought back. */
export function ClearOverrides({ memberId, undo, onClose }: ClearOverridesProps) {
  const intl = useIntl();
  const clearing = useRelayWrite<
    ClearOverridesMutation,
    ClearOverridesMutation['response']['clearFeatureOverrides']
  >(
    graphql`
      mutation ClearOverridesMutation($input: ClearFeatureOverridesInput!) {
        clearFeatureOverrides(input: $input) {
          __typename
          ... on FeatureOverridesSaved {
            member {
              ...MemberFeatures_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ clearFeatureOverrides }) => clearFeatureOverrides,
    [],
  );
  const undoing = useRelayWrite<
    ClearOverridesUndoMutation,
    ClearOverridesUndoMutation['response']['undoClearFeatureOverrides']
  >(
    graphql`
      mutation ClearOverridesUndoMutation($input: ClearFeatureOverridesInput!) {
        undoClearFeatureOverrides(input: $input) {
          __typename
          ... on FeatureOverridesSaved {
            member {
              ...MemberFeatures_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ undoClearFeatureOverrides }) => undoClearFeatureOverrides,
    [],
  );
  const { busy, refusal, reload, write } = undo ? undoing : clearing;
  const text = (id: string) =>
    intl.formatMessage({ id: `internalFeatures.${undo ? 'undo' : 'clear'}.${id}` });
  return (
    <ReviewDialog
      open
      title={text('title')}
      effects={[<FormattedMessage key="effect" id={`internalFeatures.${undo ? 'undo' : 'clear'}.effect`} />]}
      confirm={text('confirm')}
      look={undo ? 'primary' : 'danger'}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write({ input: { userId: memberId, reason } }, { done: () => text('done'), onSaved: onClose })
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
