import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DecidePayout_payout$key } from '../../../../codegen/relay/DecidePayout_payout.graphql.ts';
import type { DecidePayoutApproveMutation } from '../../../../codegen/relay/DecidePayoutApproveMutation.graphql.ts';
import type { DecidePayoutRefuseMutation } from '../../../../codegen/relay/DecidePayoutRefuseMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../shared/Panel.tsx';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
import { CauseField } from './CauseField.tsx';
import type { Cause } from './causes.ts';
import { useAmount } from '../shared/useAmount.ts';

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
  const [asking, setAsking] = useState<Action | null>(null);
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
  const action = asking ?? 'approve';
  const { busy, refusal, reload } = { approve, refuse }[action];
  const ask = (next: Action) => {
    approve.forgetRefusal();
    refuse.forgetRefusal();
    setTried(false);
    setAsking(next);
  };
  const confirm = (reason: string) => {
    const effects = { done: () => text(`${action}.done`), onSaved: () => setAsking(null) };
    if (action === 'approve') return approve.write({ input: { id, version, reason } }, effects);
    setTried(true);
    return cause === null ? undefined : refuse.write({ input: { id, version, cause, reason } }, effects);
  };
  const facts = { amount: amount(hundredths, currency), destination };
  return (
    <Panel title={<FormattedMessage id="internalPayouts.decide" />}>
      <div className="row">
        {mayApprove && (
          <Button onClick={() => ask('approve')}>
            <FormattedMessage id="internalPayouts.approve.open" />
          </Button>
        )}
        {mayRefuse && (
          <Button look="danger" onClick={() => ask('refuse')}>
            <FormattedMessage id="internalPayouts.refuse.open" />
          </Button>
        )}
      </div>
      <ReviewDialog
        open={asking !== null}
        title={text(`${action}.review`, facts)}
        effects={[text(`${action}.effect`, facts), text(`${action}.notified`)]}
        confirm={text(`${action}.open`)}
        look={action === 'refuse' ? 'danger' : 'primary'}
        busy={busy}
        refusal={refusal}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
        onReload={reload}
      >
        {action === 'refuse' && (
          <CauseField
            value={cause}
            error={tried && cause === null ? text('cause.missing') : fieldFault(refusal, 'cause')}
            onChange={setCause}
          />
        )}
      </ReviewDialog>
    </Panel>
  );
}
