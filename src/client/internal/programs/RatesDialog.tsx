import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { RatesDialogMutation } from '../../../../codegen/relay/RatesDialogMutation.graphql.ts';
import { MOST_PAYMENT_DAYS, PAYMENT_DAYS } from '../../../domain/programs/statementStates.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { parseRate } from './parseRate.ts';

const RATES = ['perKwh', 'perKwMonth', 'perEnrollment'] as const;
type Rate = (typeof RATES)[number];

interface RatesDialogProps {
  readonly programId: string;
  /** What is paid now; null: nothing yet. */
  readonly latest: Readonly<Record<Rate | 'paymentDays', number>> | null;
  readonly onClose: () => void;
}

/** Sets what a utility pays from a month on. */
export function RatesDialog({ programId, latest, onClose }: RatesDialogProps) {
  const intl = useIntl();
  const [fromMonth, setFromMonth] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<Rate, string>>>(() => {
    const shown = (rate: Rate) => (latest === null ? '' : String(latest[rate] / 10_000));
    return {
      perKwh: shown('perKwh'),
      perKwMonth: shown('perKwMonth'),
      perEnrollment: shown('perEnrollment'),
    };
  });
  const [days, setDays] = useState(String(latest?.paymentDays ?? PAYMENT_DAYS));
  const [tried, setTried] = useState(false);
  const { busy, refusal, reload, write } = useTargetingWrite<
    RatesDialogMutation,
    RatesDialogMutation['response']['setProgramRates']
  >(
    graphql`
      mutation RatesDialogMutation($input: SetProgramRatesInput!) {
        setProgramRates(input: $input) {
          __typename
          ... on ProgramSaved {
            program {
              ...Billing_program
              history {
                ...History_entries
              }
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
    ({ setProgramRates }) => setProgramRates,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.rates.${name}` });
  const faults: Readonly<Record<string, string | undefined>> = tried
    ? {
        ...(/^\d{4}-\d{2}$/.test(fromMonth) ? {} : { fromMonth: text('monthFault') }),
        ...Object.fromEntries(
          RATES.filter((name) => parseRate(typed[name]) === null).map((name) => [name, text('amountFault')]),
        ),
        ...(isDays(days) ? {} : { paymentDays: text('daysFault') }),
      }
    : {};
  const save = (reason: string) => {
    setTried(true);
    const [perKwh, perKwMonth, perEnrollment] = RATES.map((name) => parseRate(typed[name]));
    if (perKwh == null || perKwMonth == null || perEnrollment == null) return;
    if (!/^\d{4}-\d{2}$/.test(fromMonth) || !isDays(days)) return;
    write(
      {
        input: {
          programId,
          fromMonth,
          perKwh,
          perKwMonth,
          perEnrollment,
          paymentDays: Number(days),
          reason,
        },
      },
      { done: () => text('done'), onSaved: onClose, onWaits: onClose },
    );
  };
  return (
    <ReviewDialog
      open
      title={text('set')}
      effects={[text('effect')]}
      confirm={text('set')}
      busy={busy}
      refusal={refusal}
      onConfirm={save}
      onClose={onClose}
      onReload={reload}
    >
      <TextField
        label={text('fromMonth')}
        hint={text('monthHint')}
        error={faults['fromMonth'] ?? fieldFault(refusal, 'fromMonth')}
        value={fromMonth}
        onChange={setFromMonth}
        maxLength={7}
        required
      />
      {RATES.map((name) => (
        <TextField
          key={name}
          label={text(name)}
          error={faults[name] ?? fieldFault(refusal, name)}
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          inputMode="decimal"
          maxLength={12}
          required
        />
      ))}
      <TextField
        label={text('paymentDays')}
        hint={text('daysHint')}
        error={faults['paymentDays'] ?? fieldFault(refusal, 'paymentDays')}
        value={days}
        onChange={setDays}
        inputMode="numeric"
        maxLength={3}
        required
      />
    </ReviewDialog>
  );
}

const isDays = (typed: string): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= MOST_PAYMENT_DAYS;
