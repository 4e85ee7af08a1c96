import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { OpenAdrTargetsMutation } from '../../../../codegen/relay/OpenAdrTargetsMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly targets: readonly string[];
}

interface OpenAdrTargetsProps {
  /** As it was read: what changed since isn't overwritten. */
  readonly changedAt: string;
  readonly ven: Named & { readonly resources: readonly Named[] };
  readonly onClose: () => void;
}

/** One a line, since a name may have commas. */
const toTargets = (text: string): string[] => text.split('\n');
const toText = (targets: readonly string[]): string => targets.join('\n');

/** Gives a device and its resources targets: names of segments whose events it may read. */
export function OpenAdrTargets({ ven, changedAt, onClose }: OpenAdrTargetsProps) {
  const intl = useIntl();
  const [own, setOwn] = useState(toText(ven.targets));
  const [ofResources, setOfResources] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(ven.resources.map(({ id, targets }) => [id, toText(targets)])),
  );
  const { busy, refusal, reload, write } = useRelayWrite<
    OpenAdrTargetsMutation,
    OpenAdrTargetsMutation['response']['setOpenAdrTargets']
  >(
    graphql`
      mutation OpenAdrTargetsMutation($input: SetOpenAdrTargetsInput!) {
        setOpenAdrTargets(input: $input) {
          __typename
          ... on OpenAdrTargetsSet {
            ven {
              changedAt
              targets
              resources {
                id
                targets
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setOpenAdrTargets }) => setOpenAdrTargets,
    [],
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPartner.vens.${id}` }, values);
  return (
    <ReviewDialog
      open
      title={text('targets.title', { name: ven.name })}
      effects={[<FormattedMessage key="effect" id="internalPartner.vens.targets.effect" />]}
      confirm={text('targets.confirm')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          {
            input: {
              id: ven.id,
              changedAt,
              targets: toTargets(own),
              resources: Object.entries(ofResources).map(([id, targets]) => ({
                id,
                targets: toTargets(targets),
              })),
              reason,
            },
          },
          { done: () => text('targets.done', { name: ven.name }), onSaved: onClose },
        )
      }
      onClose={onClose}
      onReload={reload}
    >
      <TextField
        label={text('targets.own')}
        hint={text('targets.hint')}
        error={fieldFault(refusal, 'targets')}
        value={own}
        onChange={setOwn}
        autoComplete="off"
        multiline
      />
      {ven.resources.map(({ id, name }) => (
        <TextField
          key={id}
          label={text('targets.resource', { name })}
          value={ofResources[id] ?? ''}
          onChange={(value) => setOfResources((before) => ({ ...before, [id]: value }))}
          autoComplete="off"
          multiline
        />
      ))}
    </ReviewDialog>
  );
}
