import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  DecideZeroMutation,
  ZeroVerdict,
} from '../../../../../codegen/relay/DecideZeroMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { RadioField } from '../../shared/form/RadioField.tsx';
import { ReviewDialog } from '../../shared/review/ReviewDialog.tsx';

interface DecideZeroProps {
  readonly memberId: string;
  readonly eventId: string;
  readonly day: string;
  readonly onClose: () => void;
}

const VERDICTS = ['OUTAGE', 'USED_NOTHING'] as const;

/** Asks what a meter's zero in an event is: an outage, or a home that used nothing. */
export function DecideZero({ memberId, eventId, day, onClose }: DecideZeroProps) {
  const intl = useIntl();
  const [verdict, setVerdict] = useState<ZeroVerdict>('OUTAGE');
  const { busy, refusal, reload, write } = useRelayWrite<
    DecideZeroMutation,
    DecideZeroMutation['response']['decideZeroReading']
  >(
    graphql`
      mutation DecideZeroMutation($input: DecideZeroReadingInput!) {
        decideZeroReading(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...MemberEvents_member
              ...MemberFrame_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ decideZeroReading }) => decideZeroReading,
    ['events', 'wallet'],
  );
  const text = (name: string) => intl.formatMessage({ id: `internalMembers.zero.${name}` });
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalMembers.zero.title' }, { day })}
      effects={[<FormattedMessage key="effect" id={`internalMembers.zero.effect.${verdict}`} />]}
      confirm={text('save')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { memberId, eventId, verdict, reason } },
          { done: () => text('done'), onSaved: onClose },
        )
      }
      onClose={onClose}
      onReload={reload}
    >
      <RadioField
        label={text('what')}
        options={VERDICTS.map((value) => ({ value, label: text(value) }))}
        value={verdict}
        onChange={setVerdict}
      />
    </ReviewDialog>
  );
}
