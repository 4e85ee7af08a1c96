import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { OverrideDialogMutation } from '../../../../codegen/relay/OverrideDialogMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { ReviewForm } from '../shared/review/ReviewDialog.tsx';
import { readInstant } from '../shared/values/staffTimes.ts';

interface OverrideDialogProps {
  readonly memberId: string;
  readonly keys: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const STATES = ['ENABLED', 'DISABLED', 'NONE'] as const;

/** Sets or clears overrides of some features of a member, with a reason and perhaps an end. */
export function OverrideDialog({ memberId, keys, onClose, onSaved }: OverrideDialogProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const [state, setState] = useState<(typeof STATES)[number]>('ENABLED');
  const [until, setUntil] = useState('');
  const { busy, refusal, reload, write } = useTargetingWrite<
    OverrideDialogMutation,
    OverrideDialogMutation['response']['setFeatureOverrides']
  >(
    graphql`
      mutation OverrideDialogMutation($input: SetFeatureOverridesInput!) {
        setFeatureOverrides(input: $input) {
          __typename
          ... on FeatureOverridesSaved {
            member {
              ...MemberFeatures_member
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setFeatureOverrides }) => setFeatureOverrides,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const end = until === '' ? null : readInstant(until, zone);
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'internalFeatures.override.title' }, { count: keys.length })}
    >
      <SelectField
        label={text('override.state')}
        options={STATES.map((value) => ({ value, label: text(`override.${value}`) }))}
        value={state}
        onChange={(chosen) => setState(STATES.find((each) => each === chosen) ?? 'NONE')}
      />
      {state !== 'NONE' && (
        <DateTimeField
          label={text('field.expiresAt')}
          hint={text('hint.expiresAt')}
          error={until !== '' && end === null ? text('fault.expiresAt') : fieldFault(refusal, 'expiresAt')}
          value={until}
          onChange={setUntil}
        />
      )}
      <ReviewForm
        changes={keys.map((key) => ({ label: key, from: null, to: text(`override.${state}`) }))}
        effects={[<FormattedMessage key="effect" id="internalFeatures.override.effect" />]}
        confirm={text('save')}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) => {
          if (until !== '' && end === null) return;
          write(
            {
              input: {
                userId: memberId,
                featureKeys: [...keys],
                state,
                expiresAt: state === 'NONE' ? null : end,
                reason,
              },
            },
            { done: () => text('override.done'), onSaved, onWaits: onSaved },
          );
        }}
        onClose={onClose}
        onReload={reload}
      />
    </Dialog>
  );
}
