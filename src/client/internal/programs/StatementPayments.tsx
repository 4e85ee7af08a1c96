import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StatementPayments_statement$data,
  StatementPayments_statement$key,
} from '../../../../codegen/relay/StatementPayments_statement.graphql.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useDayText } from '../shared/values/useDayText.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { RecordPayment } from './RecordPayment.tsx';
import { TakeBackPayment } from './TakeBackPayment.tsx';

type Payment = StatementPayments_statement$data['payments'][number];

/** What a utility has paid of a statement. Finance records payments, and takes back what was a mistake. */
export function StatementPayments({
  statement: key,
}: {
  readonly statement: StatementPayments_statement$key;
}) {
  const intl = useIntl();
  const amount = useAmount();
  const dayText = useDayText();
  const times = useStaffTimes();
  const { visitor } = useSession();
  const [isRecording, setIsRecording] = useState(false);
  const [takingBack, setTakingBack] = useState<string | null>(null);
  const { id, open, currency, payments, program } = useFragment(
    graphql`
      fragment StatementPayments_statement on ProgramStatement {
        id
        open
        currency
        payments {
          id
          paidOn
          amount
          reference
          recordedAt
          takenBackAt
        }
        program {
          timeZone
        }
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.payments.${name}` });
  const mayRecord = visitor.roleKeys.includes('internal_wallet');
  const taken = payments.find((payment) => payment.id === takingBack);
  return (
    <>
      <CompleteList<Payment>
        title={text('title')}
        file="payments"
        rows={payments}
        rowKey={(payment) => payment.id}
        aside={
          mayRecord &&
          open !== 0 && (
            <span className="no-print">
              <Button look="secondary" small onClick={() => setIsRecording(true)}>
                {text(open > 0 ? 'record' : 'payBack')}
              </Button>
            </span>
          )
        }
        columns={[
          {
            key: 'paidOn',
            header: text('paidOn'),
            rowHeader: true,
            value: ({ paidOn }) => paidOn,
            cell: ({ paidOn }) => dayText(paidOn),
          },
          {
            key: 'paymentState',
            header: text('state'),
            place: 'state',
            value: ({ takenBackAt }) => (takenBackAt == null ? 'counts' : `taken back ${takenBackAt}`),
            cell: ({ takenBackAt, amount: paid }) =>
              takenBackAt == null ? (
                <Badge tone="saved">{text(paid > 0 ? 'received' : 'paidBack')}</Badge>
              ) : (
                <Badge tone="warn">{text('takenBack')}</Badge>
              ),
          },
          {
            key: 'paidAmount',
            header: text('amount'),
            numeric: true,
            currency,
            value: ({ amount: paid }) => paid,
            cell: ({ amount: paid, takenBackAt }) =>
              takenBackAt == null ? amount(paid, currency) : <s>{amount(paid, currency)}</s>,
          },
          { key: 'reference', header: text('reference'), wraps: true, value: ({ reference }) => reference },
          {
            key: 'recorded',
            header: text('recorded'),
            secondary: true,
            value: ({ recordedAt }) => recordedAt,
            cell: ({ recordedAt }) => times.shortStamp(recordedAt, program.timeZone),
          },
        ]}
        {...(mayRecord && payments.some(({ takenBackAt }) => takenBackAt == null)
          ? {
              actions: {
                header: text('action'),
                cell: (payment) =>
                  payment.takenBackAt == null && (
                    <Button look="quiet" small onClick={() => setTakingBack(payment.id)}>
                      {text('takeBack')}
                    </Button>
                  ),
              },
            }
          : {})}
        empty={text('none')}
      />
      {isRecording && (
        <RecordPayment
          statementId={id}
          open={open}
          currency={currency}
          zone={program.timeZone}
          onClose={() => setIsRecording(false)}
        />
      )}
      {taken !== undefined && (
        <TakeBackPayment
          paymentId={taken.id}
          amount={amount(taken.amount, currency)}
          paidOn={dayText(taken.paidOn)}
          onClose={() => setTakingBack(null)}
        />
      )}
    </>
  );
}
