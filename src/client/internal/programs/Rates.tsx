import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Rates_program$key } from '../../../../codegen/relay/Rates_program.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { Approval } from '../shared/approvals/Approval.tsx';
import { ChangeList } from '../shared/review/ChangeList.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { RatesDialog } from './RatesDialog.tsx';
import { useRate } from './useRate.ts';

/** What a program's utility pays, from which month on. */
export function Rates({ program: key }: { readonly program: Rates_program$key }) {
  const intl = useIntl();
  const rate = useRate();
  const monthName = useMonthName();
  const { currency } = useApp().brand;
  const [asking, setAsking] = useState(false);
  const { id, rates, waitingRates } = useFragment(
    graphql`
      fragment Rates_program on Program {
        id
        rates {
          fromMonth
          perKwh
          perKwMonth
          perEnrollment
          paymentDays
        }
        waitingRates {
          ...Approval_request
          rates {
            fromMonth
            perKwh
            perKwMonth
            perEnrollment
            paymentDays
          }
        }
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.rates.${name}` });
  const waiting = waitingRates?.rates;
  return (
    <div className="stack">
      <p className="small muted">{text('lead')}</p>
      {waitingRates != null && waiting != null && (
        <Approval request={waitingRates} version={0}>
          <ChangeList
            changes={[
              { label: text('fromMonth'), from: null, to: monthName(`${waiting.fromMonth}-01`) },
              { label: text('perKwh'), from: null, to: rate(waiting.perKwh, currency) },
              { label: text('perKwMonth'), from: null, to: rate(waiting.perKwMonth, currency) },
              { label: text('perEnrollment'), from: null, to: rate(waiting.perEnrollment, currency) },
              { label: text('paymentDays'), from: null, to: intl.formatNumber(waiting.paymentDays) },
            ]}
          />
        </Approval>
      )}
      <Table
        caption={text('byMonth')}
        stacks
        rows={rates}
        rowKey={({ fromMonth }) => fromMonth}
        columns={[
          {
            key: 'from',
            header: text('fromMonth'),
            rowHeader: true,
            cell: ({ fromMonth }) => monthName(`${fromMonth}-01`),
          },
          {
            key: 'perKwh',
            header: text('perKwh'),
            numeric: true,
            cell: ({ perKwh }) => rate(perKwh, currency),
          },
          {
            key: 'perKwMonth',
            header: text('perKwMonth'),
            numeric: true,
            cell: ({ perKwMonth }) => rate(perKwMonth, currency),
          },
          {
            key: 'perEnrollment',
            header: text('perEnrollment'),
            numeric: true,
            cell: ({ perEnrollment }) => rate(perEnrollment, currency),
          },
          {
            key: 'paymentDays',
            header: text('paymentDays'),
            numeric: true,
            cell: ({ paymentDays }) => intl.formatNumber(paymentDays),
          },
        ]}
        empty={text('none')}
      />
      <div className="row">
        <Button look="secondary" onClick={() => setAsking(true)}>
          {text('set')}
        </Button>
      </div>
      {asking && <RatesDialog programId={id} latest={rates[0] ?? null} onClose={() => setAsking(false)} />}
    </div>
  );
}
