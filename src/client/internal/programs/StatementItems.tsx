import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StatementItems_items$data,
  StatementItems_items$key,
} from '../../../../codegen/relay/StatementItems_items.graphql.ts';
import { Table } from '../../ui/table/Table.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { useRate } from './useRate.ts';

type Item = StatementItems_items$data[number];

interface StatementItemsProps {
  readonly items: StatementItems_items$key;
  /** What they come to, in hundredths of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** What a statement bills, line by line, with the sum. */
export function StatementItems({ items: key, amount: sum, currency }: StatementItemsProps) {
  const intl = useIntl();
  const amount = useAmount();
  const rate = useRate();
  const monthName = useMonthName();
  const items = useFragment(
    graphql`
      fragment StatementItems_items on StatementItem @relay(plural: true) {
        kind
        month
        corrects
        quantity
        rate
        amount
      }
    `,
    key,
  );
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.items.${name}` }, values);
  const quantity = ({ kind, quantity: count }: Item): string => {
    const number = intl.formatNumber(kind === 'ENROLLMENT' ? count : count / 1_000, {
      maximumFractionDigits: 3,
    });
    return text(`quantity.${kind}`, { number, count });
  };
  const total = { kind: 'TOTAL', month: '', corrects: null, quantity: 0, rate: 0, amount: sum } as const;
  return (
    <Table<Item | typeof total>
      caption={text('title')}
      stacks
      rows={items.length === 0 ? [] : [...items, total]}
      rowKey={({ kind, month, corrects }) => `${kind}:${month}:${corrects}`}
      columns={[
        {
          key: 'kind',
          header: text('kind'),
          rowHeader: true,
          cell: ({ kind, corrects }) =>
            corrects == null
              ? text(`kind.${kind}`)
              : text('corrected', { what: text(`kind.${kind}`), number: corrects }),
        },
        {
          key: 'month',
          header: text('month'),
          cell: ({ month }) => (month === '' ? '' : monthName(`${month}-01`)),
        },
        {
          key: 'quantity',
          header: text('quantity'),
          numeric: true,
          cell: (item) => (item.kind === 'TOTAL' ? '' : quantity(item)),
        },
        {
          key: 'rate',
          header: text('rate'),
          numeric: true,
          cell: (item) => (item.kind === 'TOTAL' ? '' : rate(item.rate, currency)),
        },
        {
          key: 'amount',
          header: text('amount'),
          numeric: true,
          cell: (item) => amount(item.amount, currency),
        },
      ]}
      empty={text('none')}
    />
  );
}
