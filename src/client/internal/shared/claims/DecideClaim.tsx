import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DecideClaim_claim$key } from '../../../../../codegen/relay/DecideClaim_claim.graphql.ts';
import type { DecideClaimMutation } from '../../../../../codegen/relay/DecideClaimMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { RadioField } from '../form/RadioField.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';

interface DecideClaimProps {
  readonly claim: DecideClaim_claim$key;
  readonly onClose: () => void;
}

const SIDES = ['CLAIMANT', 'HOLDER'] as const;

/** Asks whose a meter is, and says what follows for both. */
export function DecideClaim({ claim: key, onClose }: DecideClaimProps) {
  const intl = useIntl();
  const { id, numberLast4, claimant, holder, mayDecideFor } = useFragment(
    graphql`
      fragment DecideClaim_claim on MeterClaim {
        id
        numberLast4
        claimant {
          name
          email
        }
        holder {
          name
          email
        }
        mayDecideFor
      }
    `,
    key,
  );
  const sides = SIDES.filter((each) => mayDecideFor.includes(each));
  const [side, setSide] = useState<(typeof SIDES)[number]>(sides[0] ?? 'HOLDER');
  const { busy, refusal, reload, write } = useRelayWrite<
    DecideClaimMutation,
    DecideClaimMutation['response']['decideMeterClaim']
  >(
    graphql`
      mutation DecideClaimMutation($input: DecideMeterClaimInput!) {
        decideMeterClaim(input: $input) {
          __typename
          ... on MeterClaimDecided {
            claimId
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ decideMeterClaim }) => decideMeterClaim,
    ['utility'],
  );
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalQueues.claims.${name}` }, values);
  const name = (member: { readonly name?: string | null; readonly email: string } | null | undefined) =>
    member == null ? text('otherBrand') : (member.name ?? member.email);
  return (
    <ReviewDialog
      open
      title={text('review', { lastFour: numberLast4 })}
      effects={[
        ...(sides.length === 1
          ? [<FormattedMessage key="only" id={`internalQueues.claims.only.${side}`} />]
          : []),
        <FormattedMessage key="effect" id={`internalQueues.claims.effect.${side}`} />,
        <FormattedMessage key="both" id="internalQueues.claims.effect.both" />,
      ]}
      confirm={text('save')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write({ input: { id, decision: side, reason } }, { done: () => text('done'), onSaved: onClose })
      }
      onClose={onClose}
      onReload={reload}
    >
      {sides.length > 1 && (
        <RadioField
          label={text('whose')}
          options={sides.map((value) => ({
            value,
            label: text(`for.${value}`, { name: name(value === 'CLAIMANT' ? claimant : holder) }),
          }))}
          value={side}
          onChange={setSide}
        />
      )}
    </ReviewDialog>
  );
}
