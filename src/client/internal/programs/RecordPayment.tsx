import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { RecordPaymentMutation } from '../../../../codegen/relay/RecordPaymentMutation.graphql.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { LONGEST_REFERENCE } from '../../../domain/programs/statementStates.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { DateField } from '../shared/form/dateFields.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { parseRate } from './parseRate.ts';

interface RecordPaymentProps {
  readonly statementId: string;
  /** What is still to be paid, in hundredths of the currency; negative: the utility's credit. */
  readonly open: number;
  readonly currency: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Records what a utility paid of a statement, or what of its credit it was paid back. */
export function RecordPayment({ statementId, open, currency, zone, onClose }: RecordPaymentProps) {
  const intl = useIntl();
  const { clock } = useApp();
  const amount = useAmount();
  const [paidOn, setPaidOn] = useState(() => toLocalDate(zone, clock.now() / 1_000));
  const [typed, setTyped] = useState(() => (Math.abs(open) / 100).toFixed(2));
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, reload, write } = useRelayWrite<
    RecordPaymentMutation,
    RecordPaymentMutation['response']['recordStatementPayment']
  >(
    graphql`
      mutation RecordPaymentMutation($input: RecordStatementPaymentInput!) {
        recordStatementPayment(input: $input) {
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
    ({ recordStatementPayment }) => recordStatementPayment,
    [],
  );
  const isCredit = open < 0;
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.payments.${name}` }, values);
  const cents = parseCents(typed);
  const save = (reason: string) => {
    setTried(true);
    if (cents === null || paidOn === '' || reference.trim() === '') return;
    const kind = isCredit ? 'PAID_BACK' : 'RECEIVED';
    write(
      { input: { statementId, kind, paidOn, amount: cents, reference, reason } },
      { done: () => text('saved'), onSaved: onClose },
    );
  };
  const fault = (isWrong: boolean, name: string) => (tried && isWrong ? text(`fault.${name}`) : undefined);
  return (
    <ReviewDialog
      open
      title={text(isCredit ? 'payBack' : 'record')}
      effects={[text(isCredit ? 'creditIs' : 'openIs', { amount: amount(Math.abs(open), currency) })]}
      confirm={text('save')}
      busy={busy}
      refusal={refusal}
      onConfirm={save}
      onClose={onClose}
      onReload={reload}
    >
      <DateField
        label={text('paidOn')}
        zone={zone}
        value={paidOn}
        error={fault(paidOn === '', 'paidOn') ?? fieldFault(refusal, 'paidOn')}
        onChange={setPaidOn}
      />
      <TextField
        label={text('amountIn', { currency })}
        error={fault(cents === null, 'amount') ?? fieldFault(refusal, 'amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        maxLength={12}
        required
      />
      <TextField
        label={text('reference')}
        hint={text('referenceHint')}
        error={fault(reference.trim() === '', 'reference') ?? fieldFault(refusal, 'reference')}
        value={reference}
        onChange={setReference}
        maxLength={LONGEST_REFERENCE}
        required
      />
    </ReviewDialog>
  );
}

/** A typed amount in cents; null: it is none. */
function parseCents(typed: string): number | null {
  const rate = parseRate(typed);
  return rate === null || rate % 100 !== 0 || rate === 0 ? null : rate / 100;
}
