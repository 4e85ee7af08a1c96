import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BillNumbers_member$key } from '../../../../../codegen/relay/BillNumbers_member.graphql.ts';
import type { BillNumbersMutation } from '../../../../../codegen/relay/BillNumbersMutation.graphql.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

const FIELDS = { ACCOUNT_NUMBER: 'accountNumber', METER_NUMBER: 'meterNumber', NMI: 'nmi' } as const;
type Kind = keyof typeof FIELDS;

/** Enters the numbers on a member's bill by which the utility knows their home; nothing where it needs none. */
export function BillNumbers({ member: key }: { readonly member: BillNumbers_member$key }) {
  const intl = useIntl();
  const { id, billNumbers } = useFragment(
    graphql`
      fragment BillNumbers_member on MemberRecord {
        id
        billNumbers
      }
    `,
    key,
  );
  const [typed, setTyped] = useState<Readonly<Partial<Record<Kind, string>>>>({});
  const saving = useRelayWrite<BillNumbersMutation, BillNumbersMutation['response']['setBillNumbers']>(
    graphql`
      mutation BillNumbersMutation($input: SetBillNumbersInput!) {
        setBillNumbers(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...HomeActions_member
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
    ({ setBillNumbers }) => setBillNumbers,
    ['utility', 'events'],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMember.numbers.${of}` });
  const kinds = (Object.keys(FIELDS) as Kind[]).filter((kind) => billNumbers.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      title={text('title')}
      effects={[
        text('effect.waits'),
        text('effect.claim'),
        intl.formatMessage({ id: 'internalMember.move.effect.message' }),
      ]}
      saving={saving}
      onOpen={() => setTyped({})}
      onConfirm={(reason, close) =>
        saving.write(
          {
            input: {
              id,
              ...Object.fromEntries(kinds.map((kind) => [FIELDS[kind], typed[kind] ?? ''])),
              reason,
            },
          },
          { done: () => text('done'), onSaved: close },
        )
      }
    >
      {kinds.map((kind, place) => (
        <TextField
          key={kind}
          label={text(kind)}
          hint={kinds.length > 1 && place === 0 ? text('either') : undefined}
          error={fieldFault(saving.refusal, FIELDS[kind])}
          value={typed[kind] ?? ''}
          onChange={(value) => setTyped({ ...typed, [kind]: value })}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
    </ReviewedAction>
  );
}
