import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FetchAgainMutation } from '../../../../../codegen/relay/FetchAgainMutation.graphql.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { DateField } from '../../shared/form/dateFields.tsx';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface FetchAgainProps {
  readonly memberId: string;
  /** The first day that lacks readings; null: none does. */
  readonly firstGap: string | null;
}

/** Asks the utility for the home's readings again, from a day on. */
export function FetchAgain({ memberId, firstGap }: FetchAgainProps) {
  const intl = useIntl();
  const [from, setFrom] = useState('');
  const [isMissing, setMissing] = useState(false);
  const saving = useRelayWrite<FetchAgainMutation, FetchAgainMutation['response']['fetchReadingsAgain']>(
    graphql`
      mutation FetchAgainMutation($input: FetchReadingsAgainInput!) {
        fetchReadingsAgain(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              history {
                ...History_entries
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ fetchReadingsAgain }) => fetchReadingsAgain,
    [],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMember.fetchAgain.${of}` });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      small
      title={text('title')}
      effects={[text('effect'), text('settle')]}
      saving={saving}
      onOpen={() => {
        setFrom(firstGap ?? '');
        setMissing(false);
      }}
      onConfirm={(reason, close) => {
        setMissing(from === '');
        if (from !== '')
          saving.write(
            { input: { id: memberId, from, reason } },
            { done: () => text('done'), onSaved: close },
          );
      }}
    >
      <DateField
        label={text('from')}
        error={isMissing ? text('from.missing') : fieldFault(saving.refusal, 'from')}
        value={from}
        onChange={setFrom}
      />
    </ReviewedAction>
  );
}
