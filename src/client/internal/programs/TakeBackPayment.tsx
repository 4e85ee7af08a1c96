import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { TakeBackPaymentMutation } from '../../../../codegen/relay/TakeBackPaymentMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface TakeBackPaymentProps {
  readonly paymentId: string;
  readonly amount: string;
  readonly paidOn: string;
  readonly onClose: () => void;
}

/** Takes back a payment that was recorded by mistake. */
export function TakeBackPayment({ paymentId, amount, paidOn, onClose }: TakeBackPaymentProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    TakeBackPaymentMutation,
    TakeBackPaymentMutation['response']['takeBackStatementPayment']
  >(
    graphql`
      mutation TakeBackPaymentMutation($input: TakeBackStatementPaymentInput!) {
        takeBackStatementPayment(input: $input) {
          __typename
          ... on StatementPaymentSaved {
            statement {
              ...StatementPage_statement
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ takeBackStatementPayment }) => takeBackStatementPayment,
    [],
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.payments.${name}` });
  return (
    <ReviewDialog
      open
      title={text('takeBack')}
      effects={[
        <FormattedMessage
          key="which"
          id="internalPrograms.payments.takesBack"
          values={{ amount, day: paidOn }}
        />,
        <FormattedMessage key="stays" id="internalPrograms.payments.stays" />,
      ]}
      confirm={text('takeBack')}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write({ input: { paymentId, reason } }, { done: () => text('back'), onSaved: onClose })
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
