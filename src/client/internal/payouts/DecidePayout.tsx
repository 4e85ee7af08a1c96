import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DecidePayout_payout$key } from '../../../../codegen/relay/DecidePayout_payout.graphql.ts';
import type { DecidePayoutApproveMutation } from '../../../../codegen/relay/DecidePayoutApproveMutation.graphql.ts';
import type { DecidePayoutRefuseMutation } from '../../../../codegen/relay/DecidePayoutRefuseMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { CauseField } from './CauseField.tsx';
import type { Cause } from './causes.ts';
import { useAmount } from '../shared/values/useAmount.ts';

type Action = 'approve' | 'refuse';

/** Approves a payout that waits for staff, or refuses one that hasn't left; empty for the others. */
export function DecidePayout({ payout: key }: { readonly payout: DecidePayout_payout$key }) {
  const intl = useIntl();
  const amount = useAmount();
  const { id, version, mayApprove, mayRefuse, isOwn, state, hundredths, currency, destination } = useFragment(
    graphql`
      fragment DecidePayout_payout on StaffPayout {
        id
        version
        mayApprove
        mayRefuse
        isOwn
        state
        hundredths
        currency
        destination
      }
    `,
    key,
  );
  const [cause, setCause] = useState<Cause | null>(null);
  const [tried, setTried] = useState(false);
  const approve = useRelayWrite<
    DecidePayoutApproveMutation,
    DecidePayoutApproveMutation['response']['approvePayout']
  >(
    graphql`
      mutation DecidePayoutApproveMutation($input: ApprovePayoutInput!) {
        approvePayout(input: $input) {
          __typename
          ... on PayoutChanged {
            payout {
              ...StaffPayoutPage_payout
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ approvePayout }) => approvePayout,
    [],
  );
  const refuse = useRelayWrite<
    DecidePayoutRefuseMutation,
    DecidePayoutRefuseMutation['response']['refusePayout']
  >(
    graphql`
      mutation DecidePayoutRefuseMutation($input: RefusePayoutInput!) {
        refusePayout(input: $input) {
          __typename
          ... on PayoutChanged {
            payout {
              ...StaffPayoutPage_payout
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ refusePayout }) => refusePayout,
    [],
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  if (isOwn && state === 'REVIEW')
    return (
      <Panel title={<FormattedMessage id="internalPayouts.decide" />}>
        <p>{text('ownPayout')}</p>
      </Panel>
    );
  if (!mayApprove && !mayRefuse) return null;
  const facts = { amount: amount(hundredths, currency), destination };
  const words = (action: Action) => ({
    action: text(`${action}.open`),
    title: text(`${action}.review`, facts),
    effects: [text(`${action}.effect`, facts), text(`${action}.notified`)],
  });
  return (
    <Panel title={<FormattedMessage id="internalPayouts.decide" />}>
      <div className="row">
        {mayApprove && (
          <ReviewedAction
            {...words('approve')}
            saving={approve}
            onConfirm={(reason, close) =>
              approve.write(
                { input: { id, version, reason } },
                { done: () => text('approve.done'), onSaved: close },
              )
            }
          />
        )}
        {mayRefuse && (
          <ReviewedAction
            {...words('refuse')}
            look="danger"
            saving={refuse}
            onOpen={() => setTried(false)}
            onConfirm={(reason, close) => {
              setTried(true);
              if (cause !== null)
                refuse.write(
                  { input: { id, version, cause, reason } },
                  { done: () => text('refuse.done'), onSaved: close },
                );
            }}
          >
            <CauseField
              value={cause}
              error={tried && cause === null ? text('cause.missing') : fieldFault(refuse.refusal, 'cause')}
              onChange={setCause}
            />
          </ReviewedAction>
        )}
      </div>
    </Panel>
  );
}
